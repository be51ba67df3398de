# Every tests/**/test_*.c is a cmocka program of its own, linked with all other C files of its folder. Tests of the
# screen, whose folders need SDL, are named in desktop.cmake and left out here.
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

function(add_c_test source)
	get_filename_component(name ${source} NAME_WE)
	get_filename_component(folder ${source} DIRECTORY)
	file(RELATIVE_PATH where ${CMAKE_SOURCE_DIR}/tests ${folder})
	string(REPLACE "/" "-" where "${where}")
	string(REGEX REPLACE "^test_" "" name ${name})
	set(target test-${where}-${name})
	file(GLOB helpers CONFIGURE_DEPENDS ${folder}/*.c)
	list(FILTER helpers EXCLUDE REGEX "/test_[^/]*\\.c$")
	add_executable(${target} ${source} ${helpers})
	target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
	target_link_libraries(${target} PRIVATE grognard_ai PkgConfig::CMOCKA ${ARGN})
	add_test(NAME ${where}/${name} COMMAND ${target})
	set_tests_properties(${where}/${name} PROPERTIES TIMEOUT 900
		ENVIRONMENT "GROGNARD_DATA=${CMAKE_SOURCE_DIR};GROGNARD_CLI=$<TARGET_FILE:grognard-cli>")
endfunction()

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*/test_*.c)
list(FILTER test_sources EXCLUDE REGEX "/tests/(screen|render|input|ui)/")
foreach(source ${test_sources})
	add_c_test(${source})
endforeach()
