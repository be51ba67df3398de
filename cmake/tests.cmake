# Every tests/**/test_*.c is a cmocka program with a main to who writes it, and a test of its own to CTest. They are
# linked as one program a folder: main is a macro there, for a name in each file, and a runner (tests/runner.c.in) calls
# the file that is named. All other C files of a folder help the tests there and in the folders below; they are
# compiled once.
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
set(TESTS ${CMAKE_SOURCE_DIR}/tests)

set(test_environment "GROGNARD_DATA=${DATA}" "GROGNARD_TESTS=${TESTS}" SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
	"GROGNARD_CLI=$<TARGET_FILE:grognard-cli>")
if(GROGNARD_DESKTOP)
	list(APPEND test_environment "GROGNARD_DESK=$<TARGET_FILE:grognard>")
endif()
if(GROGNARD_SANITIZE) # ten times slower: fewer whole games
	list(APPEND test_environment GROGNARD_CAMPAIGNS=1 GROGNARD_FUZZ_GAMES=1 GROGNARD_FUZZ_DAMAGES=500 GROGNARD_FUZZ_MEMBERS=19 GROGNARD_FUZZ_KINDS=3 GROGNARD_DISK_EACH=9
		GROGNARD_KNOWN_STEPS=150 GROGNARD_FUZZ_MESSAGES=150 GROGNARD_FUZZ_INPUTS=30000 ASAN_OPTIONS=allow_addr2line=1
		LSAN_OPTIONS=print_suppressions=0:suppressions=${TESTS}/leaks.supp)
endif()

# The layer that the tests of a folder stand on: art's on what draws it, those of the desktop's folders on the whole
# desktop program, all others on what needs no screen. "" when it is not built.
function(ground_of_tests folder out)
	set(ground grognard_match)
	if(folder MATCHES "/(screen|render|input|ui)$")
		set(ground grognard_desk)
	elseif(folder MATCHES "/art$")
		set(ground grognard_art)
	endif()
	if(NOT TARGET ${ground})
		set(ground "")
	endif()
	set(${out} "${ground}" PARENT_SCOPE)
endfunction()

# tests/rules/berezina -> rules-berezina; tests itself -> all
function(name_of_tests folder out)
	file(RELATIVE_PATH where ${TESTS} ${folder})
	string(REPLACE "/" "-" where "${where}")
	if(NOT where)
		set(where all)
	endif()
	set(${out} ${where} PARENT_SCOPE)
endfunction()

# The helpers of a folder and of those above it, as object libraries.
function(helpers_of_tests folder out)
	set(found)
	while(TRUE)
		name_of_tests(${folder} where)
		set(helpers help-${where})
		file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.c)
		list(FILTER sources EXCLUDE REGEX "/test_[^/]*\\.c$")
		if(sources AND NOT TARGET ${helpers})
			ground_of_tests(${folder} ground)
			add_library(${helpers} OBJECT ${sources})
			target_include_directories(${helpers} PRIVATE ${TESTS} ${CMAKE_SOURCE_DIR}/src)
			target_link_libraries(${helpers} PRIVATE ${ground} PkgConfig::CMOCKA)
		endif()
		if(sources)
			list(APPEND found ${helpers})
		endif()
		if(folder STREQUAL TESTS)
			break()
		endif()
		get_filename_component(folder ${folder} DIRECTORY)
	endwhile()
	set(${out} ${found} PARENT_SCOPE)
endfunction()

# One test of CTest a file, labelled with the folders it lies in: ctest -L berezina.
function(add_test_files folder target)
	name_of_tests(${folder} where)
	string(REPLACE "-" ";" labels ${where})
	set(RUNNER_DECLARED "")
	set(RUNNER_LISTED "")
	foreach(source ${ARGN})
		get_filename_component(name ${source} NAME_WE)
		string(REGEX REPLACE "^test_" "" name ${name})
		set_source_files_properties(${source} PROPERTIES COMPILE_DEFINITIONS main=main_${name}
			COMPILE_OPTIONS "-include;${TESTS}/main.h" OBJECT_DEPENDS ${TESTS}/main.h)
		string(APPEND RUNNER_DECLARED "int main_${name}(void);\n")
		string(APPEND RUNNER_LISTED "\t{\"${name}\", main_${name}},\n")
		add_test(NAME ${where}/${name} COMMAND ${target} ${name})
		set_tests_properties(${where}/${name} PROPERTIES TIMEOUT 900 LABELS "${labels}"
			ENVIRONMENT "${test_environment}")
	endforeach()
	set(runner ${CMAKE_BINARY_DIR}/tests/${where}.c)
	configure_file(${TESTS}/runner.c.in ${runner} @ONLY)
	target_sources(${target} PRIVATE ${runner})
endfunction()

function(add_test_folder folder)
	ground_of_tests(${folder} ground)
	if(NOT ground)
		return()
	endif()
	name_of_tests(${folder} where)
	helpers_of_tests(${folder} helpers)
	if(folder MATCHES "/ai/([^/]+)$") # what plays a game is tried on the fields of its law
		helpers_of_tests(${TESTS}/rules/${CMAKE_MATCH_1} fields)
		list(APPEND helpers ${fields})
		list(REMOVE_DUPLICATES helpers)
	endif()
	file(GLOB sources ${folder}/test_*.c)
	set(target test-${where})
	add_executable(${target} ${sources})
	target_include_directories(${target} PRIVATE ${TESTS} ${CMAKE_SOURCE_DIR}/src)
	target_link_libraries(${target} PRIVATE ${helpers} ${ground} PkgConfig::CMOCKA)
	add_dependencies(${target} grognard-cli)
	add_test_files(${folder} ${target} ${sources})
endfunction()

file(GLOB_RECURSE test_files CONFIGURE_DEPENDS ${TESTS}/test_*.c)
set(test_folders ${test_files})
list(TRANSFORM test_folders REPLACE "/[^/]*$" "")
list(REMOVE_DUPLICATES test_folders)
foreach(folder ${test_folders})
	add_test_folder(${folder})
endforeach()

# Every request for memory goes through the tests, which refuse it when they want to; in those of the screen what is asked of
# the disk as well.
set(memory_wraps -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc)
target_link_options(test-memory PRIVATE ${memory_wraps})
if(TARGET test-screen)
	target_sources(test-screen PRIVATE $<TARGET_OBJECTS:help-memory>)
	target_link_options(test-screen PRIVATE ${memory_wraps}
		-Wl,--wrap=open,--wrap=write,--wrap=fsync,--wrap=fdatasync,--wrap=rename,--wrap=link,--wrap=unlink,--wrap=mkostemp,--wrap=mkdir)
endif()

# What compiles all the same: includes that do not say from src/ on what they mean.
add_test(NAME app/layers COMMAND sh ${TESTS}/app/layers.sh ${CMAKE_SOURCE_DIR}/src)
add_test(NAME app/seats COMMAND sh ${TESTS}/app/seats.sh ${CMAKE_SOURCE_DIR}/src)
add_test(NAME app/unused COMMAND sh ${TESTS}/app/unused.sh ${CMAKE_SOURCE_DIR}/src)
add_test(NAME app/page COMMAND sh ${TESTS}/app/page.sh ${CMAKE_SOURCE_DIR})
add_test(NAME app/count COMMAND sh ${TESTS}/app/count.sh ${CMAKE_SOURCE_DIR})
add_test(NAME app/wording COMMAND sh ${TESTS}/app/wording.sh ${CMAKE_SOURCE_DIR})
add_test(NAME app/top COMMAND sh ${TESTS}/app/top.sh ${CMAKE_SOURCE_DIR})
set_tests_properties(app/layers app/seats app/unused app/page app/count app/wording app/top PROPERTIES LABELS "app;source")

# No paragraph of a rulebook without a function that obeys it and a test that holds it.
foreach(book ${rulebooks})
	get_filename_component(game ${book} DIRECTORY)
	get_filename_component(game ${game} NAME)
	add_test(NAME rulebook/${game} COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/cmake/rulebook.py ${CMAKE_SOURCE_DIR} ${game} --check)
	set_tests_properties(rulebook/${game} PROPERTIES LABELS "rulebook;${game};source")
endforeach()

# The longest go first, or the last of them runs alone in the end.
function(begin_with cost)
	foreach(test ${ARGN})
		if(TEST ${test})
			set_tests_properties(${test} PROPERTIES COST ${cost})
		endif()
	endforeach()
endfunction()
begin_with(90 rules-berezina/hundred_two rules-berezina/hundred_crossing)
begin_with(50 screen/scripts rules-hex1812/hundred rules-borodino/hundred rules-area1812/hundred rules-gamble/hundred rules-napoleon1807/hundred)
begin_with(20 fuzz/damaged_positions fuzz/campaign fuzz/campaign_options fuzz/scenario_files ai-area1812/players fuzz/wrong_kinds screen/refused)
begin_with(5 fuzz/data_files fuzz/players screen/art_files rules-null/secrets rules-berezina/second_fire)
