# -DGROGNARD_SANITIZE=ON: every read and write checked; what is wrong stops the program.
option(GROGNARD_SANITIZE "build with address and undefined-behaviour sanitizers" OFF)
if(GROGNARD_SANITIZE)
	add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
	add_link_options(-fsanitize=address,undefined)
endif()
