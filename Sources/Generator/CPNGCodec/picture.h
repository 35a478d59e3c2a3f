#ifndef ALMANAC_PNG_PICTURE_H
#define ALMANAC_PNG_PICTURE_H

#include <stddef.h>
#include <stdint.h>

// The decoded pixels of a file: red, green, blue and alpha, in rows from top to bottom.
struct picture {
  uint32_t width;
  uint32_t height;
  // The bytes of a sample: 1, or 2 with the higher byte first if some sample needs both.
  size_t sample;
  // Whether the file has a color type of gray.
  int is_gray_file;
  uint8_t *pixels;
};

// Decodes a file. Returns 0 if that fails, or if the picture is too large to be worth the memory. Then there is nothing to free.
int almanac_picture_read(const uint8_t *bytes, size_t count, struct picture *picture);

// Decodes a file in rows, and returns whether it has exactly these pixels, also where they are transparent. A file that is
// interlaced, or that has 16 bits for a picture with 8, does not match.
int almanac_picture_matches(const struct picture *picture, const uint8_t *bytes, size_t count);

#endif
