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

#endif
