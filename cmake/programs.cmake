# The programs without a screen.
file(GLOB cli_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/app/cli*.c)
add_executable(grognard-cli ${cli_sources})
target_compile_definitions(grognard-cli PRIVATE GROGNARD_VERSION="${PROJECT_VERSION}")
add_executable(grognard-bench ${CMAKE_SOURCE_DIR}/src/app/bench.c)
foreach(program grognard-cli grognard-bench)
	target_link_libraries(${program} PRIVATE grognard_match)
	sees(${program} cli sdl cairo)
endforeach()
