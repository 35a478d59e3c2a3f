#include "picture.h"
#include "source.h"

#include <stdlib.h>
#include <string.h>

// The most pixels of a picture: 2048 x 2048. They take 16 or 32 MB, on each core.
enum { LARGEST_PICTURE = 1 << 22 };

// Reads the header, and asks for four samples a pixel, of the same values. Returns the bytes of a sample.
static size_t begin(png_structp png, png_infop info, struct source *source) {
  png_set_read_fn(png, source, almanac_png_next);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // Only the chunks that make pixels. `kept.h` has the others.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  size_t sample = png_get_bit_depth(png, info) == 16 ? 2 : 1;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  return sample;
}

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

int almanac_picture_read(const uint8_t *bytes, size_t count, struct picture *picture) {
  struct source source = {.next = bytes, .left = count};
  png_infop info = NULL;
  picture->pixels = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, almanac_png_fail, almanac_png_warn);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return 0;
  }
  if (setjmp(source.failures.failed)) {
    free(picture->pixels);
    picture->pixels = NULL;
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  picture->sample = begin(png, info, &source);
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
  png_destroy_read_struct(&png, &info, NULL);
  halve(picture);
  return 1;
}

int almanac_picture_matches(const struct picture *picture, const uint8_t *bytes, size_t count) {
  struct source source = {.next = bytes, .left = count};
  png_infop info = NULL;
  png_bytep volatile line = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, almanac_png_fail, almanac_png_warn);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return 0;
  }
  if (setjmp(source.failures.failed)) {
    free(line);
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  size_t sample = begin(png, info, &source);
  size_t row = (size_t)picture->width * 4 * sample;
  if (png_get_image_width(png, info) != picture->width || png_get_image_height(png, info) != picture->height ||
      sample != picture->sample || png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
    png_error(png, "the file has another form");
  }
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row) png_error(png, "the pixels do not have four samples");
  line = malloc(row);
  if (line == NULL) png_error(png, "there is no memory for a row");
  for (size_t y = 0; y < picture->height; y++) {
    png_read_row(png, line, NULL);
    if (memcmp(line, picture->pixels + y * row, row) != 0) png_error(png, "a pixel differs");
  }
  png_read_end(png, NULL);
  // Bytes after the last chunk are not part of a picture.
  int matches = source.left == 0;
  free(line);
  png_destroy_read_struct(&png, &info, NULL);
  return matches;
}
