# Warnings are errors, with gcc and with clang.
option(GROGNARD_WERROR "warnings are errors" ON)
add_compile_definitions(_GNU_SOURCE)
add_compile_options(-Wall -Wextra -Wshadow -Wconversion -Wsign-conversion -Wstrict-prototypes -Wmissing-prototypes
	-Wpointer-arith -Wwrite-strings -Wvla -Wformat=2 -Wundef)
if(GROGNARD_WERROR)
	add_compile_options(-Werror)
endif()
