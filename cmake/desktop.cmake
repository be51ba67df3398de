# The desktop program. Its parts, all but main, are libraries: tests drive the very same code. Sound is one of its own,
# for it alone knows SDL.
file(GLOB sound_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/app/sound*.c)
add_library(grognard_sound STATIC ${sound_sources})
target_link_libraries(grognard_sound PUBLIC grognard_core)
sees(grognard_sound app cairo)

option(GROGNARD_SOUND "play sounds, with SDL2_mixer" ${MIXER_FOUND})
if(GROGNARD_SOUND)
	target_compile_definitions(grognard_sound PRIVATE GROGNARD_SOUND=1)
	target_link_libraries(grognard_sound PRIVATE PkgConfig::MIXER)
endif()

file(GLOB desk_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/app/desk*.c ${CMAKE_SOURCE_DIR}/src/app/script*.c)
add_library(grognard_desk STATIC ${desk_sources})
target_link_libraries(grognard_desk PUBLIC grognard_ui grognard_sound)
sees(grognard_desk app sdl cairo)

add_executable(grognard ${CMAKE_SOURCE_DIR}/src/app/grognard.c)
target_link_libraries(grognard PRIVATE grognard_desk)
target_compile_definitions(grognard PRIVATE GROGNARD_VERSION="${PROJECT_VERSION}")
sees(grognard app sdl cairo)
