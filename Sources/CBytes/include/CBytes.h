#ifndef ALMANAC_CBYTES_H
#define ALMANAC_CBYTES_H

#include <stddef.h>
#include <stdint.h>

// The generator's loops over all bytes of its inputs. They are in C because SwiftPM builds the generator without optimization.

// The FNV-1a hash of some bytes, continued from `seed`, the hash of the bytes before them.
uint64_t almanac_hash(uint64_t seed, const uint8_t *bytes, size_t count);

// Packs each group of 7 bytes into 8 characters below 128. Pads the last group with zeros. `characters` has 8 bytes for each group.
void almanac_pack(const uint8_t *bytes, size_t count, uint8_t *characters);

// Writes what stands for each character below 128, and a backslash and a line feed after each `line` characters but the last.
// `escapes` has `ALMANAC_ESCAPE_LENGTH` bytes for each character, with zeros after what stands for it. Returns the number of bytes,
// also if `text` is NULL.
enum { ALMANAC_ESCAPE_LENGTH = 8 };
size_t almanac_escape(const uint8_t *characters, size_t count, size_t line, const uint8_t *escapes, uint8_t *text);

// The three below read JSON from `offset` on, which is at most `count`, and return the offset of what they do not read.

// Reads spaces, tabs and ends of lines. Counts the lines, and keeps where the last one starts.
ptrdiff_t almanac_space_end(const uint8_t *bytes, ptrdiff_t count, ptrdiff_t offset, ptrdiff_t *line, ptrdiff_t *line_start);

// Reads up to a quote, a backslash or a control character.
ptrdiff_t almanac_plain_text_end(const uint8_t *bytes, ptrdiff_t count, ptrdiff_t offset, uint8_t quote);

// Reads a number of at most 15 digits. Reads nothing if it begins with another zero, or if anything but a space, a comma or a bracket
// follows, such as a decimal point.
ptrdiff_t almanac_digits_end(const uint8_t *bytes, ptrdiff_t count, ptrdiff_t offset, uint64_t *value);

#endif
