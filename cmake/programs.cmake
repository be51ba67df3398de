# The programs without a screen.
file(GLOB cli_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/app/cli*.c)
add_executable(grognard-cli ${cli_sources})
target_link_libraries(grognard-cli PRIVATE grognard_ai)

add_executable(grognard-bench ${CMAKE_SOURCE_DIR}/src/app/bench.c)
target_link_libraries(grognard-bench PRIVATE grognard_ai)
