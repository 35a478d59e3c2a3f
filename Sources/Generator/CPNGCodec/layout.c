#include "layout.h"
#include "facts.h"

#include <stdlib.h>
#include <string.h>

static int channels(int color_type) {
  switch (color_type) {
    case PNG_COLOR_TYPE_RGBA: return 4;
    case PNG_COLOR_TYPE_RGB: return 3;
    case PNG_COLOR_TYPE_GRAY_ALPHA: return 2;
    default: return 1;
  }
}

// Copies the channels of a pixel with whole bytes.
static void put_bytes(const struct layout *layout, const uint8_t *pixel, size_t sample, uint8_t *target) {
  size_t color = layout->color_type & PNG_COLOR_MASK_COLOR ? 3 * sample : sample;
  memcpy(target, pixel, color);
  if (layout->color_type & PNG_COLOR_MASK_ALPHA) memcpy(target + color, pixel + 3 * sample, sample);
}

// Fills the rows. Those of a palette have indices of the colors.
static int fill(struct layout *layout, const struct picture *picture, const struct colors *colors) {
  int is_palette = layout->color_type == PNG_COLOR_TYPE_PALETTE;
  size_t bits = (size_t)layout->bit_depth * (size_t)channels(layout->color_type);
  layout->row = (picture->width * bits + 7) / 8;
  layout->rows = calloc(picture->height, layout->row);
  if (layout->rows == NULL) return 0;
  for (size_t y = 0; y < picture->height; y++) {
    const uint8_t *pixel = picture->pixels + y * picture->width * 4 * picture->sample;
    uint8_t *row = layout->rows + y * layout->row;
    for (size_t x = 0; x < picture->width; x++, pixel += 4 * picture->sample) {
      if (layout->bit_depth < 8 || is_palette) {
        int value = is_palette ? almanac_color_index(colors, almanac_color(pixel)) : pixel[0] >> (8 - layout->bit_depth);
        row[x * bits / 8] |= (uint8_t)(value << (8 - bits - x * bits % 8));
      } else {
        put_bytes(layout, pixel, picture->sample, row + x * bits / 8);
      }
    }
  }
  return 1;
}

// A color type that has the values of the samples themselves.
static struct layout direct(const struct facts *facts, size_t sample, int is_gray) {
  struct layout layout = {.color_type = is_gray ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB, .bit_depth = 8 * (int)sample};
  if (facts->is_opaque || facts->has_key) {
    if (is_gray) layout.bit_depth = facts->gray_bits;
  } else {
    layout.color_type |= PNG_COLOR_MASK_ALPHA;
  }
  return layout;
}

// Sets the transparent color, if it has one.
static void set_key(struct layout *layout, const struct facts *facts, size_t sample) {
  if (!facts->has_key) return;
  png_uint_16 values[3];
  for (size_t index = 0; index < 3; index++) {
    const uint8_t *value = facts->key + index * sample;
    values[index] = sample == 2 ? (png_uint_16)(value[0] << 8 | value[1]) : value[0];
  }
  layout->has_key = 1;
  layout->key.red = values[0];
  layout->key.green = values[1];
  layout->key.blue = values[2];
  layout->key.gray = layout->bit_depth < 8 ? (png_uint_16)(values[0] >> (8 - layout->bit_depth)) : values[0];
}

static struct layout indexed(const struct colors *colors) {
  struct layout layout = {.color_type = PNG_COLOR_TYPE_PALETTE, .palette_count = colors->count, .bit_depth = 1};
  while (1 << layout.bit_depth < colors->count) layout.bit_depth *= 2;
  for (int index = 0; index < colors->count; index++) {
    uint32_t color = colors->values[index];
    layout.palette[index] = (png_color){(png_byte)(color >> 24), (png_byte)(color >> 16), (png_byte)(color >> 8)};
    layout.opacities[index] = (png_byte)color;
    if (layout.opacities[index] != 0xFF) layout.opacity_count = index + 1;
  }
  return layout;
}

int almanac_layouts(const struct picture *picture, struct kept_needs needs, struct layout layouts[MOST_LAYOUTS]) {
  struct facts facts;
  almanac_facts_read(picture, &facts);
  int count = 0;
  // A profile is either for gray or for colors. Without one, the file can change.
  int is_gray = facts.is_gray && (!needs.is_bound || picture->is_gray_file);
  if (facts.colors.count <= MOST_COLORS && (!needs.is_bound || !picture->is_gray_file)) {
    almanac_colors_sort(&facts.colors);
    layouts[count++] = indexed(&facts.colors);
  }
  layouts[count++] = direct(&facts, picture->sample, is_gray);
  // Fewer bits are not always smaller: with whole bytes, zlib finds more repetitions.
  for (int index = count - 1; index >= 0; index--) {
    if (layouts[index].bit_depth >= 8) continue;
    layouts[count] = layouts[index];
    layouts[count++].bit_depth = 8;
  }
  for (int index = 0; index < count; index++) {
    if (layouts[index].color_type != PNG_COLOR_TYPE_PALETTE) set_key(&layouts[index], &facts, picture->sample);
    if (!fill(&layouts[index], picture, &facts.colors)) return 0;
  }
  return count;
}
