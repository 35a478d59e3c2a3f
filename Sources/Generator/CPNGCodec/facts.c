#include "facts.h"

#include <stdlib.h>
#include <string.h>

uint32_t almanac_color(const uint8_t *pixel) {
  return (uint32_t)pixel[0] << 24 | (uint32_t)pixel[1] << 16 | (uint32_t)pixel[2] << 8 | pixel[3];
}

// The slot of a color, or the free slot where it belongs.
static uint32_t slot(const struct colors *colors, uint32_t color) {
  uint32_t slot = color * 2654435761u >> 22;
  while (colors->slots[slot] != 0 && colors->values[colors->slots[slot] - 1] != color) slot = (slot + 1) % COLOR_SLOTS;
  return slot;
}

static void add(struct colors *colors, uint32_t color) {
  if (colors->count > MOST_COLORS) return;
  uint32_t place = slot(colors, color);
  if (colors->slots[place] != 0) return;
  if (colors->count < MOST_COLORS) {
    colors->values[colors->count] = color;
    colors->slots[place] = (uint16_t)(colors->count + 1);
  }
  colors->count++;
}

int almanac_color_index(const struct colors *colors, uint32_t color) { return colors->slots[slot(colors, color)] - 1; }

static uint32_t brightness(uint32_t color) { return 3 * (color >> 24) + 6 * (color >> 16 & 0xFF) + (color >> 8 & 0xFF); }

static int compare(const void *left, const void *right) {
  uint32_t one = *(const uint32_t *)left, other = *(const uint32_t *)right;
  int is_opaque = (one & 0xFF) == 0xFF, is_other_opaque = (other & 0xFF) == 0xFF;
  if (is_opaque != is_other_opaque) return is_opaque ? 1 : -1;
  if (brightness(one) != brightness(other)) return brightness(one) < brightness(other) ? -1 : 1;
  return one < other ? -1 : one > other;
}

void almanac_colors_sort(struct colors *colors) {
  qsort(colors->values, (size_t)colors->count, sizeof colors->values[0], compare);
  memset(colors->slots, 0, sizeof colors->slots);
  for (int index = 0; index < colors->count; index++) {
    colors->slots[slot(colors, colors->values[index])] = (uint16_t)(index + 1);
  }
}

// The fewest bits that have a gray value: 85 is 01 with 2 bits, and 17 is 0001 with 4.
static int bits(uint8_t gray) {
  if (gray % 255 == 0) return 1;
  if (gray % 85 == 0) return 2;
  return gray % 17 == 0 ? 4 : 8;
}

// What is left to find out about the transparent pixels.
struct transparency {
  int is_partial;
  int has_color;
  int has_other_color;
};

static void note_opacity(const uint8_t *pixel, size_t sample, struct facts *facts, struct transparency *transparency) {
  const uint8_t *opacity = pixel + 3 * sample;
  int is_opaque = opacity[0] == 0xFF && opacity[sample - 1] == 0xFF;
  if (is_opaque) return;
  facts->is_opaque = 0;
  if (opacity[0] != 0 || opacity[sample - 1] != 0) {
    transparency->is_partial = 1;
  } else if (!transparency->has_color) {
    transparency->has_color = 1;
    memcpy(facts->key, pixel, 4 * sample);
  } else if (memcmp(facts->key, pixel, 4 * sample) != 0) {
    transparency->has_other_color = 1;
  }
}

// Whether a pixel that is not transparent has the color of the transparent ones.
static int is_key_taken(const struct picture *picture, const uint8_t *key) {
  size_t sample = picture->sample, count = (size_t)picture->width * picture->height;
  for (size_t index = 0; index < count; index++) {
    const uint8_t *pixel = picture->pixels + index * 4 * sample;
    if (pixel[3 * sample] != 0 && memcmp(pixel, key, 3 * sample) == 0) return 1;
  }
  return 0;
}

void almanac_facts_read(const struct picture *picture, struct facts *facts) {
  size_t sample = picture->sample, count = (size_t)picture->width * picture->height;
  struct transparency transparency = {0};
  memset(facts, 0, sizeof *facts);
  facts->is_gray = facts->is_opaque = 1;
  facts->gray_bits = sample == 2 ? 16 : 1;
  if (sample == 2) facts->colors.count = MOST_COLORS + 1;
  for (size_t index = 0; index < count; index++) {
    const uint8_t *pixel = picture->pixels + index * 4 * sample;
    if (index > 0 && memcmp(pixel, pixel - 4 * sample, 4 * sample) == 0) continue;
    note_opacity(pixel, sample, facts, &transparency);
    facts->is_gray &= memcmp(pixel, pixel + sample, 2 * sample) == 0;
    if (sample == 2) continue;
    if (bits(pixel[0]) > facts->gray_bits) facts->gray_bits = bits(pixel[0]);
    add(&facts->colors, almanac_color(pixel));
  }
  facts->has_key = transparency.has_color && !transparency.has_other_color && !transparency.is_partial &&
                   !is_key_taken(picture, facts->key);
}
