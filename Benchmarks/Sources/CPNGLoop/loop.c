#include "CPNGLoop.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct source {
  const uint8_t *next;
  size_t left;
};

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends too early");
  memcpy(target, source->next, count);
  source->next += count;
  source->left -= count;
}

int png_loop_decode(const uint8_t *bytes, size_t count) {
  struct source source = {bytes, count};
  png_bytep *volatile rows = NULL;
  png_bytep volatile pixels = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  int sum = -1;
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, &source, read_bytes);
    png_read_info(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t height = png_get_image_height(png, info), row = png_get_rowbytes(png, info);
    pixels = malloc(height * row);
    rows = malloc(height * sizeof *rows);
    if (pixels == NULL || rows == NULL) abort();
    for (size_t y = 0; y < height; y++) rows[y] = pixels + y * row;
    png_read_image(png, rows);
    png_read_end(png, NULL);
    sum = pixels[0] + pixels[height * row - 1];
  }
  free(rows);
  free(pixels);
  png_destroy_read_struct(&png, &info, NULL);
  return sum;
}

int png_loop_decode_simplified(const uint8_t *bytes, size_t count) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return -1;
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (pixels == NULL) abort();
  int is_valid = png_image_finish_read(&image, NULL, pixels, 0, NULL);
  int sum = is_valid ? pixels[0] + pixels[PNG_IMAGE_SIZE(image) - 1] : -1;
  free(pixels);
  return sum;
}
