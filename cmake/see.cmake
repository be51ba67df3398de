# What a part of the program can include. build/see/<part> holds links to the project's headers that are for it, and is
# its only include path for them: another header does not compile. Headers of the system need no path; those of a
# screen or of drawing are therefore shadowed, for who has no business with them, by files in build/see/blind that say
# #error.
set(SEE ${CMAKE_BINARY_DIR}/see)

# The headers named: a folder's own (own.h, inner.h ...) are for the folder itself, `mine`, alone.
function(headers_of mine out)
	set(all)
	foreach(item ${ARGN})
		if(item MATCHES "\\.h$")
			file(GLOB found CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/src/${item})
		else()
			file(GLOB found CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/src/${item}/*.h)
		endif()
		if(NOT item STREQUAL mine)
			list(FILTER found EXCLUDE REGEX "/(own|inner|inside|[^/]*_own)\\.h$")
		endif()
		list(APPEND all ${found})
	endforeach()
	list(REMOVE_DUPLICATES all)
	set(${out} ${all} PARENT_SCOPE)
endfunction()

# see(PART MINE OTHERS...): fills build/see/PART with links to the headers of MINE, a folder of src, and of OTHERS:
# folders of src without what lies below them, or single headers. What is not there yet is nothing to see.
function(see part mine)
	headers_of(${mine} headers ${mine} ${ARGN})
	file(GLOB_RECURSE old RELATIVE ${SEE}/${part} ${SEE}/${part}/*)
	foreach(header ${old})
		if(NOT header IN_LIST headers)
			file(REMOVE ${SEE}/${part}/${header})
		endif()
	endforeach()
	foreach(header ${headers})
		set(link ${SEE}/${part}/${header})
		set(to "")
		if(IS_SYMLINK ${link})
			file(READ_SYMLINK ${link} to)
		endif()
		if(NOT to STREQUAL ${CMAKE_SOURCE_DIR}/src/${header})
			get_filename_component(folder ${link} DIRECTORY)
			file(MAKE_DIRECTORY ${folder})
			file(CREATE_LINK ${CMAKE_SOURCE_DIR}/src/${header} ${link} SYMBOLIC)
		endif()
	endforeach()
endfunction()

# blind(KIND WHY PACKAGE FOLDER...): fills build/see/blind/KIND with an #error in a file named like each header in
# these folders of the package's includes, by every way to write it: SDL.h, SDL2/SDL.h.
function(blind kind why package)
	set(headers)
	pkg_get_variable(includes ${package} includedir)
	foreach(folder ${ARGN})
		file(GLOB found RELATIVE ${includes}/${folder} ${includes}/${folder}/*.h)
		string(REGEX REPLACE "^[^/]*/" "" below ${folder})
		foreach(header ${found})
			list(APPEND headers ${header} ${folder}/${header} ${below}/${header})
		endforeach()
	endforeach()
	list(REMOVE_DUPLICATES headers)
	foreach(header ${headers})
		file(CONFIGURE OUTPUT ${SEE}/blind/${kind}/${header} CONTENT "#error \"${why}\"\n")
	endforeach()
endfunction()

# sees(TARGET PART KIND...): the target includes what PART is for, and is blind for these kinds.
function(sees target part)
	list(TRANSFORM ARGN PREPEND ${SEE}/blind/ OUTPUT_VARIABLE blinds)
	target_include_directories(${target} PRIVATE ${blinds} ${SEE}/${part})
endfunction()
