#include "CPNGCodec.h"
#include "writing.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static void append(png_structp png, png_bytep source, size_t count) {
  struct writing *writing = png_get_io_ptr(png);
  if (count > SIZE_MAX / 2 - writing->count) png_error(png, "the file is too long");
  size_t needed = writing->count + count;
  if (needed > writing->capacity) {
    size_t capacity = needed * 2;
    uint8_t *bytes = realloc(writing->bytes, capacity);
    if (bytes == NULL) png_error(png, "there is no memory for the file");
    writing->bytes = bytes;
    writing->capacity = capacity;
  }
  memcpy(writing->bytes + writing->count, source, count);
  writing->count = needed;
}

static void flush(png_structp png) { (void)png; }

png_structp almanac_png_create_writer(struct writing *writing) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writing, almanac_png_fail, almanac_png_warn);
  if (png != NULL) png_set_write_fn(png, writing, append, flush);
  return png;
}

int almanac_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *count, char *message,
                      size_t capacity) {
  struct writing writing = {.failures = {.message = message, .capacity = capacity}};
  png_infop info = NULL;
  png_structp png = almanac_png_create_writer(&writing);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    return almanac_png_did_not_start(message, capacity);
  }
  if (setjmp(writing.failures.failed)) {
    free(writing.bytes);
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (size_t y = 0; y < height; y++) png_write_row(png, pixels + y * width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  *bytes = writing.bytes;
  *count = writing.count;
  return 1;
}

void almanac_png_free(uint8_t *bytes) { free(bytes); }
