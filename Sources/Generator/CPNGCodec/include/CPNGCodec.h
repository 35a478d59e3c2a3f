#ifndef ALMANAC_CPNG_CODEC_H
#define ALMANAC_CPNG_CODEC_H

#include <stddef.h>
#include <stdint.h>

// What is wrong with a file, as bits: it is not valid, or valid with a pixel that has no color in the palette, or with more image
// data than its pixels need.
enum { ALMANAC_PNG_INVALID = 1, ALMANAC_PNG_PALETTE_EXCEEDED = 2, ALMANAC_PNG_DATA_EXCEEDED = 4 };

// Decodes a whole PNG file and discards the pixels. libpng reports errors by longjmp, which must not cross Swift frames; here
// it stays within one C function.
//
// Returns what is wrong. If the file is not valid, writes libpng's message to `message` (at most `capacity` bytes including the
// final null). Uses memory for one row; the caller must have checked the dimensions.
int almanac_png_decode(const uint8_t *bytes, size_t count, char *message, size_t capacity);

// Decodes a PNG file into pixels of four bytes each: red, green, blue and alpha, in rows from top to bottom. Palettes, gray, 1 to
// 16 bits and transparent colors are converted, and chunks of color spaces ignored.
//
// The caller gives the size in the file, and memory for 4 * width * height bytes. Returns 1, or 0 with libpng's message. Then the
// pixels have no meaning.
int almanac_png_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
                     size_t capacity);

// Encodes such pixels as a PNG file, and sets `bytes` and `count`. The caller frees the bytes with `almanac_png_free`. Returns 1,
// or 0 with libpng's message.
int almanac_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *count, char *message,
                      size_t capacity);

void almanac_png_free(uint8_t *bytes);

// Encodes a valid file again with fewer bytes: with a palette, fewer bits or gray where these have the same pixels, with the best
// filter, and without the chunks that say nothing about the colors or the orientation. Tries more for a small picture.
//
// Decodes the result, and compares all pixels, also the colors of transparent ones, and the chunks that it keeps. If the result
// is right and smaller, returns 1 and sets `shrunk` and `shrunk_count`; the caller frees the bytes with `almanac_png_free`. If
// not, or if the picture has more than 4 million pixels, returns 0.
int almanac_png_shrink(const uint8_t *bytes, size_t count, uint8_t **shrunk, size_t *shrunk_count);

// Whether a file can take the place of another one, as a result of `almanac_png_shrink` can. Decodes and compares both.
int almanac_png_is_shrunk(const uint8_t *bytes, size_t count, const uint8_t *shrunk, size_t shrunk_count);

// The checksum of a chunk: the CRC-32 of its type and content.
uint32_t almanac_png_checksum(const uint8_t *bytes, size_t count);

#endif
