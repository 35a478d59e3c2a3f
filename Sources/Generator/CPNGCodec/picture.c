#include "picture.h"
#include "session.h"

#include <stdlib.h>
#include <string.h>

// The most pixels of a picture: 2048 x 2048. They take 16 or 32 MB, on each core.
enum { LARGEST_PICTURE = 1 << 22 };

// The bytes of a sample in a file.
static size_t sample_size(png_structp png, png_infop info) { return png_get_bit_depth(png, info) == 16 ? 2 : 1; }

// Drops the lower bytes of all samples if each repeats the higher one. Then 8 bits have exactly the same values.
static void halve(struct picture *picture) {
  if (picture->sample != 2) return;
  size_t count = (size_t)picture->width * picture->height * 4;
  for (size_t index = 0; index < count; index++) {
    if (picture->pixels[2 * index] != picture->pixels[2 * index + 1]) return;
  }
  for (size_t index = 0; index < count; index++) picture->pixels[index] = picture->pixels[2 * index];
  picture->sample = 1;
}

// Without color spaces and the like: `kept.h` has their chunks.
static void read_picture(png_structp png, png_infop info, void *context) {
  struct picture *picture = context;
  almanac_png_begin(png, info);
  picture->sample = sample_size(png, info);
  picture->width = png_get_image_width(png, info);
  picture->height = png_get_image_height(png, info);
  picture->is_gray_file = (png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR) == 0;
  if (picture->height > LARGEST_PICTURE / picture->width) png_error(png, "the picture is too large");
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row = (size_t)picture->width * 4 * picture->sample;
  if (png_get_rowbytes(png, info) != row) png_error(png, "the pixels do not have four samples");
  // Zeros, because libpng reads the rows of the passes of an interlaced file into each other.
  picture->pixels = calloc(picture->height, row);
  if (picture->pixels == NULL) png_error(png, "there is no memory for the picture");
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < picture->height; y++) png_read_row(png, picture->pixels + y * row, NULL);
  }
  png_read_end(png, NULL);
}

int almanac_picture_read(const uint8_t *bytes, size_t count, struct picture *picture) {
  struct source source = {.next = bytes, .left = count};
  picture->pixels = NULL;
  if (!almanac_png_reading(&source, read_picture, picture)) {
    free(picture->pixels);
    picture->pixels = NULL;
    return 0;
  }
  halve(picture);
  return 1;
}

struct comparison {
  const struct picture *picture;
  png_bytep row;
};

static void match(png_structp png, png_infop info, void *context) {
  struct comparison *comparison = context;
  const struct picture *picture = comparison->picture;
  almanac_png_begin(png, info);
  size_t row = (size_t)picture->width * 4 * picture->sample;
  if (png_get_image_width(png, info) != picture->width || png_get_image_height(png, info) != picture->height ||
      sample_size(png, info) != picture->sample || png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
    png_error(png, "the file has another form");
  }
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row) png_error(png, "the pixels do not have four samples");
  comparison->row = malloc(row);
  if (comparison->row == NULL) png_error(png, "there is no memory for a row");
  for (size_t y = 0; y < picture->height; y++) {
    png_read_row(png, comparison->row, NULL);
    if (memcmp(comparison->row, picture->pixels + y * row, row) != 0) png_error(png, "a pixel differs");
  }
  png_read_end(png, NULL);
}

int almanac_picture_matches(const struct picture *picture, const uint8_t *bytes, size_t count) {
  struct source source = {.next = bytes, .left = count};
  struct comparison comparison = {.picture = picture};
  // Bytes after the last chunk are not part of a picture.
  int matches = almanac_png_reading(&source, match, &comparison) && source.left == 0;
  free(comparison.row);
  return matches;
}
