#include "CPNGCodec.h"
#include "session.h"

#include <stdlib.h>

// The pixels of a file to write.
struct raster {
  const uint8_t *pixels;
  uint32_t width;
  uint32_t height;
};

static void write_raster(png_structp png, png_infop info, void *context) {
  const struct raster *raster = context;
  png_set_IHDR(png, info, raster->width, raster->height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (size_t y = 0; y < raster->height; y++) png_write_row(png, raster->pixels + y * raster->width * 4);
  png_write_end(png, info);
}

int almanac_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *count, char *message,
                      size_t capacity) {
  struct writing writing = {.failures = {.message = message, .capacity = capacity}};
  struct raster raster = {pixels, width, height};
  if (!almanac_png_writing(&writing, write_raster, &raster)) {
    free(writing.bytes);
    return 0;
  }
  *bytes = writing.bytes;
  *count = writing.count;
  return 1;
}

void almanac_png_free(uint8_t *bytes) { free(bytes); }
