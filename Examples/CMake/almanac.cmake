# Almanac for CMake 3.21 or later with Ninja, the generator that knows Swift.
#
# ALMANAC_COMMAND is the program `almanac`. It runs when the project is configured, so it must be built before.
# The library `Almanac` is what the generated enums import.
#
#   almanac_generate(TARGET FOLDER [OPTION...])
#
# adds the enums for the resources in FOLDER to TARGET. OPTIONs are further options of `almanac generate`.

get_filename_component(ALMANAC_ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
find_program(ALMANAC_COMMAND almanac HINTS "${ALMANAC_ROOT}/.build/release" "${ALMANAC_ROOT}/.build/debug" REQUIRED)

file(GLOB_RECURSE almanac_sources CONFIGURE_DEPENDS "${ALMANAC_ROOT}/Sources/Runtime/Almanac/*.swift")
add_library(Almanac STATIC ${almanac_sources})
set_target_properties(Almanac PROPERTIES
  Swift_LANGUAGE_VERSION 6
  Swift_MODULE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/almanac")
# Parts of the library are for Almanac's other libraries.
target_compile_options(Almanac PRIVATE -package-name almanac)
target_include_directories(Almanac INTERFACE "${CMAKE_CURRENT_BINARY_DIR}/almanac")

function(almanac_generate target folder)
  get_filename_component(folder "${folder}" ABSOLUTE)
  set(output "${CMAKE_CURRENT_BINARY_DIR}/almanac/${target}")
  set(generate "${ALMANAC_COMMAND}" generate "${folder}" --output "${output}" --almanac "${ALMANAC_ROOT}" ${ARGN})
  execute_process(COMMAND ${generate} --list-outputs OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
  string(STRIP "${lines}" lines)
  string(REPLACE "\n" ";" outputs "${lines}")
  # The command writes only what has changed, and CMake tells Ninja to look. So Swift compiles only what has changed.
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND ${generate} --depfile "${output}.d"
    DEPENDS "${ALMANAC_COMMAND}"
    DEPFILE "${output}.d"
    COMMENT "Generating enums for ${target}"
    VERBATIM)
  target_sources("${target}" PRIVATE ${outputs})
  target_link_libraries("${target}" PRIVATE Almanac)
endfunction()
