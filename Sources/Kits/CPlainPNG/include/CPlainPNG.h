#ifndef ALMANAC_CPLAIN_PNG_H
#define ALMANAC_CPLAIN_PNG_H

#include <stddef.h>
#include <stdint.h>

// Decodes a PNG file that was valid when it was checked into pixels of four bytes each: red, green, blue and alpha, in rows from top
// to bottom. It needs zlib and no libpng, computes no checksums, and has the same pixels as libpng.
//
// The caller gives the size in the file, and memory for 4 * width * height + height bytes. Returns 1, or 0 if the file is damaged or
// not of the plain form: red, green and blue, with or without alpha, in 8 bits, or a palette; not interlaced, all data in one chunk,
// and no other chunks. Then the pixels have no meaning, and another decoder can read the file or say what is wrong.
int almanac_png_read_plain(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height);

#endif
