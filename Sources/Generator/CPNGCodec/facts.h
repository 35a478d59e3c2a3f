#ifndef ALMANAC_PNG_FACTS_H
#define ALMANAC_PNG_FACTS_H

#include "picture.h"

enum { MOST_COLORS = 256, COLOR_SLOTS = 1024 };

// The colors of a picture with 8 bits, as numbers: red is the highest byte, and opacity the lowest.
struct colors {
  // How many there are, or more than `MOST_COLORS` if there are too many.
  int count;
  uint32_t values[MOST_COLORS];
  // A hash table of indices in `values` plus 1; 0 is a free slot.
  uint16_t slots[COLOR_SLOTS];
};

// The facts that decide how a picture can be written.
struct facts {
  int is_gray;
  int is_opaque;
  // Whether one color is transparent, and all others are opaque.
  int has_key;
  // Four samples.
  uint8_t key[8];
  // The fewest bits in which a gray picture has the same values.
  int gray_bits;
  struct colors colors;
};

void almanac_facts_read(const struct picture *picture, struct facts *facts);

// The index of a color of the picture.
int almanac_color_index(const struct colors *colors, uint32_t color);

// Orders the colors: first those that are not opaque, then by brightness, so that similar colors have similar numbers.
void almanac_colors_sort(struct colors *colors);

// The color of a pixel of four bytes.
uint32_t almanac_color(const uint8_t *pixel);

#endif
