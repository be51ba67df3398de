# The rooms of the house. Each is a static library, and so is each game in src/rules (its law), src/words (what is said
# and shown of it) and src/ai (how it is played well). Who may include what stands here, and the compiler holds it: see
# cmake/see.cmake; tests/app/test_includes.c tries what must not compile.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(CJSON REQUIRED IMPORTED_TARGET libcjson)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
include(see)

option(GROGNARD_DESKTOP "build the desktop program" ON)
option(GROGNARD_ART "build the programs that draw maps and counters" ON)

# Who may see whom, beside himself: the public headers of a room, or some of them. The game folders of a room see what
# the room sees, the room, and the law of their own game; no other room sees a game.
set(core_sees)
set(rules_sees core)
set(shared rules/larder)           # what games share that is no matter of all: seen by every game, and built like one
set(words_sees core rules)
set(ai_sees core rules)
set(match_sees core rules words ai)
set(seat_headers match/seat.h match/chronicle.h match/chapter.h match/forces.h match/saved.h match/standing.h)
set(render_sees core rules words ai ${seat_headers})
set(input_sees ${render_sees} render)
set(ui_sees ${render_sees} render input)
set(cli_sees core rules words ai match) # the programs without a screen
set(app_sees ${cli_sees} render input ui)
set(art_sees core)                      # what is drawn while building
set(maker_sees core art)                # the programs that draw it

blind(sdl "SDL is for src/render and src/app/sound.c" sdl2 SDL2)
blind(cairo "cairo and pango draw while building: they are for src/art" cairo cairo)
blind(cairo "cairo and pango draw while building: they are for src/art" pango pango-1.0/pango)
foreach(program app cli maker)
	see(${program} app ${${program}_sees})
endforeach()

# layer(NAME, the kinds it is blind for, what it is linked with)
function(layer name)
	cmake_parse_arguments(L "" "" "BLIND;LINKS" ${ARGN})
	file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.c)
	add_library(grognard_${name} STATIC ${sources})
	target_link_libraries(grognard_${name} PUBLIC ${L_LINKS})
	see(${name} ${name} ${${name}_sees})
	sees(grognard_${name} ${name} ${L_BLIND})
endfunction()

# The games of a room. The room's all.c (ai's minds.c) lists them and they stand on the room: the libraries name each other, and CMake
# puts both twice on the line of a static link.
function(games room)
	file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/src/${room} ${CMAKE_SOURCE_DIR}/src/${room}/*/)
	foreach(game ${folders})
		file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${room}/${game}/*.c)
		if(sources)
			set(library grognard_${room}_${game})
			add_library(${library} STATIC ${sources})
			set(seen rules/${game} ${shared})
			list(REMOVE_DUPLICATES seen)
			list(REMOVE_ITEM seen ${room}/${game})
			see(${room}_${game} ${room}/${game} ${room} ${${room}_sees} ${seen})
			sees(${library} ${room}_${game} sdl cairo)
			target_link_libraries(${library} PUBLIC grognard_${room})
			target_link_libraries(grognard_${room} PUBLIC ${library})
		endif()
	endforeach()
endfunction()

layer(core BLIND sdl cairo LINKS PkgConfig::CJSON PkgConfig::SODIUM m)
layer(rules BLIND sdl cairo LINKS grognard_core)
games(rules)
layer(words BLIND sdl cairo LINKS grognard_rules)
games(words)
layer(ai BLIND sdl cairo LINKS grognard_rules Threads::Threads)
games(ai)
layer(match BLIND sdl cairo LINKS grognard_words grognard_ai)

if(GROGNARD_ART)
	pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo pangocairo pangoft2 fontconfig libwebp)
	layer(art BLIND sdl LINKS grognard_core PkgConfig::CAIRO Threads::Threads)
endif()

if(GROGNARD_DESKTOP)
	pkg_check_modules(SDL REQUIRED IMPORTED_TARGET sdl2 SDL2_image SDL2_ttf)
	pkg_check_modules(MIXER IMPORTED_TARGET SDL2_mixer)
	layer(render BLIND cairo LINKS grognard_match PkgConfig::SDL)
	layer(input BLIND sdl cairo LINKS grognard_render)
	layer(ui BLIND sdl cairo LINKS grognard_input)
endif()
