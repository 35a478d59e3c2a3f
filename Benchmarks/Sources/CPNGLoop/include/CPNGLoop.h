#ifndef ALMANAC_CPNG_LOOP_H
#define ALMANAC_CPNG_LOOP_H

#include <stddef.h>
#include <stdint.h>

// Decodes a PNG file to RGBA as a C program does, and frees the pixels. Returns the sum of their first and last bytes, or -1 for
// a damaged file.
int png_loop_decode(const uint8_t *bytes, size_t count);

// The same with libpng's simplified interface, png_image.
int png_loop_decode_simplified(const uint8_t *bytes, size_t count);

#endif
