# Every tests/**/test_*.c is a cmocka program of its own, linked with all other C files of its folder and of the folders
# above. Those of the desktop's folders (screen, render, input, ui) link with the whole desktop program, those of art
# with what draws it. Those of ai/<game> are linked with the other files of rules/<game> too.
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

function(add_c_test source)
	get_filename_component(name ${source} NAME_WE)
	get_filename_component(folder ${source} DIRECTORY)
	file(RELATIVE_PATH where ${CMAKE_SOURCE_DIR}/tests ${folder})
	set(lowest grognard_ai)
	if(where MATCHES "(screen|render|input|ui)$")
		if(NOT GROGNARD_DESKTOP)
			return()
		endif()
		set(lowest grognard_desk)
	endif()
	if(where MATCHES "art$")
		if(NOT GROGNARD_ART)
			return()
		endif()
		set(lowest grognard_art)
	endif()
	string(REPLACE "/" "-" where "${where}")
	string(REGEX REPLACE "^test_" "" name ${name})
	set(target test-${where}-${name})
	get_filename_component(above ${folder} DIRECTORY)
	file(GLOB helpers CONFIGURE_DEPENDS ${folder}/*.c ${above}/*.c ${CMAKE_SOURCE_DIR}/tests/*.c)
	if(where MATCHES "^ai-(.+)$") # what plays a game is tried on the fields of its law
		file(GLOB fields CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/rules/${CMAKE_MATCH_1}/*.c
			${CMAKE_SOURCE_DIR}/tests/rules/*.c)
		list(APPEND helpers ${fields})
	endif()
	list(REMOVE_DUPLICATES helpers)
	list(FILTER helpers EXCLUDE REGEX "/test_[^/]*\\.c$")
	add_executable(${target} ${source} ${helpers})
	target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
	target_link_libraries(${target} PRIVATE ${lowest} PkgConfig::CMOCKA)
	set(programs "GROGNARD_CLI=$<TARGET_FILE:grognard-cli>")
	if(GROGNARD_DESKTOP)
		list(APPEND programs "GROGNARD_DESK=$<TARGET_FILE:grognard>")
	endif()
	if(GROGNARD_SANITIZE) # twenty times slower: fewer whole games
		list(APPEND programs "GROGNARD_CAMPAIGNS=3")
	endif()
	add_dependencies(${target} grognard-cli)
	add_test(NAME ${where}/${name} COMMAND ${target})
	set_tests_properties(${where}/${name} PROPERTIES TIMEOUT 900 ENVIRONMENT
		"GROGNARD_DATA=${DATA};GROGNARD_TESTS=${CMAKE_SOURCE_DIR}/tests;SDL_VIDEODRIVER=dummy;SDL_AUDIODRIVER=dummy;${programs}")
endfunction()

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/test_*.c)
foreach(source ${test_sources})
	add_c_test(${source})
endforeach()

# What compiles all the same: includes that point upward or sideways.
add_test(NAME app/layers COMMAND sh ${CMAKE_SOURCE_DIR}/tests/app/layers.sh ${CMAKE_SOURCE_DIR}/src)
