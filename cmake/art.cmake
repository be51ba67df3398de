# The data folder of the build tree, share/grognard: maps, scenarios and texts by link, fonts copied from their
# Debian packages with their licences, art drawn by mapmaker and artmaker. The installed tree has the same shape.
set(GROGNARD_GAMES borodino berezina area1812 hex1812 gamble)
set(GROGNARD_SHEET_STEPS 25,35,50,71,100,141 CACHE STRING "zoom steps of the map sheets; tests make do with few")
set(DATA ${CMAKE_BINARY_DIR}/share/grognard)
file(MAKE_DIRECTORY ${DATA}/fonts)
foreach(folder maps scenarios assets)
	file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${folder} ${DATA}/${folder} SYMBOLIC)
endforeach()

set(old /usr/share/fonts/truetype/fonts-oldstandard)
set(roboto /usr/share/fonts/truetype/roboto/unhinted)
set(libertine /usr/share/fonts/opentype/linux-libertine)
set(FONT_FILES
	${old}/OldStandard-Regular.ttf ${old}/OldStandard-Italic.ttf ${old}/OldStandard-Bold.ttf
	${roboto}/RobotoCondensed-Regular.ttf ${roboto}/RobotoCondensed-Bold.ttf
	${libertine}/LinLibertine_R.otf ${libertine}/LinLibertine_RB.otf ${libertine}/LinLibertine_RI.otf)
foreach(font ${FONT_FILES})
	if(NOT EXISTS ${font})
		message(FATAL_ERROR "font file ${font} is missing: install fonts-oldstandard, fonts-roboto-unhinted "
			"and fonts-linuxlibertine (cmake/play.sh does it)")
	endif()
	file(COPY ${font} DESTINATION ${DATA}/fonts)
endforeach()
foreach(package fonts-oldstandard fonts-roboto-unhinted fonts-linuxlibertine)
	file(COPY_FILE /usr/share/doc/${package}/copyright ${DATA}/fonts/${package}.copyright ONLY_IF_DIFFERENT)
endforeach()

if(GROGNARD_ART)
	foreach(program mapmaker artmaker)
		add_executable(${program} ${CMAKE_SOURCE_DIR}/src/app/${program}.c)
		target_link_libraries(${program} PRIVATE grognard_art)
		sees(${program} maker sdl)
	endforeach()
endif()

# A second build of the same tree (sanitizers, another compiler) may use the art that the first one drew.
set(GROGNARD_BORROW_ART "" CACHE PATH "folder with art drawn by another build")
if(GROGNARD_BORROW_ART)
	file(CREATE_LINK ${GROGNARD_BORROW_ART} ${DATA}/art SYMBOLIC)
	return()
elseif(NOT GROGNARD_ART)
	return()
endif()

# What is drawn with sanitizers or without optimisation is drawn slowly: the makers are always built to be fast.
target_compile_options(grognard_art PRIVATE -O2)

set(art_stamps)
function(draw stamp comment)
	cmake_parse_arguments(D "" "" "COMMAND;DEPENDS" ${ARGN})
	set(out ${DATA}/art/.${stamp})
	add_custom_command(OUTPUT ${out} COMMAND ${CMAKE_COMMAND} -E make_directory ${DATA}/art COMMAND ${D_COMMAND}
		COMMAND ${CMAKE_COMMAND} -E touch ${out} DEPENDS ${D_DEPENDS} COMMENT ${comment} VERBATIM)
	list(APPEND art_stamps ${out})
	set(art_stamps ${art_stamps} PARENT_SCOPE)
endfunction()

draw(ui "Drawing the interface" DEPENDS artmaker
	COMMAND artmaker ui ${DATA}/art --fonts ${DATA}/fonts)
draw(icon "Drawing the icons" DEPENDS artmaker
	COMMAND artmaker icon ${DATA}/art/icons --fonts ${DATA}/fonts)
# Counters, blocks and, where there are any, cards of a game.
macro(draw_pieces game)
	set(files ${CMAKE_SOURCE_DIR}/scenarios/${game})
	draw(${game}-counters "Drawing the counters of ${game}" DEPENDS artmaker ${files}/pieces.json
		COMMAND artmaker counters ${files}/pieces.json ${DATA}/art/${game} --fonts ${DATA}/fonts)
	if(EXISTS ${files}/cards.json)
		draw(${game}-cards "Drawing the cards of ${game}" DEPENDS artmaker ${files}/cards.json
			COMMAND artmaker cards ${files}/cards.json ${DATA}/art/${game} --fonts ${DATA}/fonts)
	endif()
endmacro()
macro(draw_map map)
	draw(${map}-sheet "Drawing the map of ${map}" DEPENDS mapmaker ${CMAKE_SOURCE_DIR}/maps/${map}.json
		COMMAND mapmaker sheet ${CMAKE_SOURCE_DIR}/maps/${map}.json ${DATA}/art/${map}
			--steps ${GROGNARD_SHEET_STEPS} --fonts ${DATA}/fonts)
endmacro()
# The same map in the season that a scenario names ("dress").
macro(draw_season map dress)
	draw(${map}-${dress}-sheet "Drawing the map of ${map} in ${dress}" DEPENDS mapmaker ${CMAKE_SOURCE_DIR}/maps/${map}.json
		COMMAND mapmaker sheet ${CMAKE_SOURCE_DIR}/maps/${map}.json ${DATA}/art/${map}-${dress} --dress ${dress}
			--steps ${GROGNARD_SHEET_STEPS} --fonts ${DATA}/fonts)
endmacro()
macro(draw_box game)
	draw(${game}-cover "Drawing the box of ${game}" DEPENDS artmaker ${CMAKE_SOURCE_DIR}/scenarios/${game}/game.json
		COMMAND artmaker cover ${CMAKE_SOURCE_DIR}/scenarios/${game}/game.json ${DATA}/art/${game}
			--fonts ${DATA}/fonts)
endmacro()
foreach(game ${GROGNARD_GAMES})
	draw_pieces(${game})
	draw_map(${game})
	draw_box(${game})
endforeach()
draw_pieces(napoleon1807)
draw_box(napoleon1807)
foreach(dress mud snow green)
	draw_season(napoleon1807 ${dress})
endforeach()
# The template game has no box: it is not offered to players. Its maps are small; tests of the screen play on them.
draw_pieces(null)
draw_map(null)
draw_map(null-points)
draw_map(null-hex)
add_custom_target(art ALL DEPENDS ${art_stamps})
