# -DGROGNARD_SANITIZE=ON: every read and write checked; what is wrong stops the program. clang compiles that in half the
# time at -O1, and the programs run as fast; gcc warns of cut texts there that it can follow at -O2 only.
option(GROGNARD_SANITIZE "build with address and undefined-behaviour sanitizers" OFF)
if(GROGNARD_SANITIZE)
	add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
	add_link_options(-fsanitize=address,undefined)
	if(CMAKE_C_COMPILER_ID MATCHES "Clang")
		add_compile_options(-O1 -gline-tables-only)
	endif()
endif()
