# Each layer is a static library that sees only what lies below it. core, rules, match and ai never get SDL's include
# path: a wrong include does not compile.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(CJSON REQUIRED IMPORTED_TARGET libcjson)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)

option(GROGNARD_DESKTOP "build the desktop program" ON)
option(GROGNARD_ART "build the programs that draw maps and counters" ON)

function(layer name)
	file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.c)
	add_library(grognard_${name} STATIC ${sources})
	target_include_directories(grognard_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
	target_link_libraries(grognard_${name} PUBLIC ${ARGN})
endfunction()

layer(core PkgConfig::CJSON PkgConfig::SODIUM m)
layer(rules grognard_core)
layer(words grognard_rules)
layer(match grognard_words)
layer(ai grognard_match)

if(GROGNARD_ART)
	pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo pangocairo pangoft2 fontconfig libjpeg)
	layer(art grognard_core PkgConfig::CAIRO Threads::Threads)
endif()

if(GROGNARD_DESKTOP)
	pkg_check_modules(SDL REQUIRED IMPORTED_TARGET sdl2 SDL2_image SDL2_ttf)
	pkg_check_modules(MIXER IMPORTED_TARGET SDL2_mixer)
	layer(render grognard_ai PkgConfig::SDL)
	layer(input grognard_render)
	layer(ui grognard_input)
endif()
