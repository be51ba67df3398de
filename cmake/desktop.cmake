# The desktop program. Its parts, all but main, are a library of their own: tests drive the very same code.
file(GLOB desk_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/app/desk*.c ${CMAKE_SOURCE_DIR}/src/app/script*.c
	${CMAKE_SOURCE_DIR}/src/app/sound*.c)
add_library(grognard_desk STATIC ${desk_sources})
target_link_libraries(grognard_desk PUBLIC grognard_ui)

option(GROGNARD_SOUND "play sounds, with SDL2_mixer" ${MIXER_FOUND})
if(GROGNARD_SOUND)
	target_compile_definitions(grognard_desk PRIVATE GROGNARD_SOUND=1)
	target_link_libraries(grognard_desk PRIVATE PkgConfig::MIXER)
endif()

add_executable(grognard ${CMAKE_SOURCE_DIR}/src/app/grognard.c)
target_link_libraries(grognard PRIVATE grognard_desk)
target_compile_definitions(grognard PRIVATE GROGNARD_VERSION="${PROJECT_VERSION}")
