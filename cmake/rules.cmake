# The index rule -> functions -> tests of every game with a rulebook, for grognard-cli rules.
find_program(PYTHON3 python3)
file(GLOB rulebooks CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/scenarios/*/rulebook.json)
set(rule_indexes)
if(NOT PYTHON3)
	set(rulebooks)
endif()
foreach(book ${rulebooks})
	get_filename_component(game ${book} DIRECTORY)
	get_filename_component(game ${game} NAME)
	file(GLOB law CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/rules/${game}/*.[ch] ${CMAKE_SOURCE_DIR}/src/rules/larder/*.[ch]
		${CMAKE_SOURCE_DIR}/tests/rules/${game}/*.[ch])
	set(index ${DATA}/rules/${game}.jsonl)
	add_custom_command(OUTPUT ${index} COMMAND ${CMAKE_COMMAND} -E make_directory ${DATA}/rules
		COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/cmake/rulebook.py ${CMAKE_SOURCE_DIR} ${game} > ${index}
		DEPENDS ${book} ${law} ${CMAKE_SOURCE_DIR}/cmake/rulebook.py COMMENT "The index of the rules of ${game}" VERBATIM)
	list(APPEND rule_indexes ${index})
endforeach()
add_custom_target(rule_indexes ALL DEPENDS ${rule_indexes})
