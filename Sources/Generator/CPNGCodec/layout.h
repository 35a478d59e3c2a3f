#ifndef ALMANAC_PNG_LAYOUT_H
#define ALMANAC_PNG_LAYOUT_H

#include "kept.h"
#include "picture.h"

#include <png.h>

// A way to write a picture: a color type, a bit depth, and the rows of its samples.
struct layout {
  int color_type;
  int bit_depth;
  png_color palette[256];
  png_byte opacities[256];
  int palette_count;
  // How many colors at the start of the palette are not opaque.
  int opacity_count;
  // Whether the color `key` is transparent, and all others are opaque.
  int has_key;
  png_color_16 key;
  size_t row;
  uint8_t *rows;
};

// A palette and a direct color type, each with the fewest bits and with 8.
enum { MOST_LAYOUTS = 4 };

// Sets the ways to write a picture without loss, and returns how many there are. The caller frees their rows, also if it is 0
// for lack of memory.
int almanac_layouts(const struct picture *picture, struct kept_needs needs, struct layout layouts[MOST_LAYOUTS]);

#endif
