#include "CPNGCodec.h"
#include "session.h"

// The memory for the pixels of a file.
struct raster {
  uint8_t *pixels;
  uint32_t width;
  uint32_t height;
};

// Without the chunks of color spaces, the image is sRGB.
static void read_raster(png_structp png, png_infop info, void *context) {
  const struct raster *raster = context;
  almanac_png_begin(png, info);
  if (png_get_image_width(png, info) != raster->width || png_get_image_height(png, info) != raster->height) {
    png_error(png, "the file has two sizes");
  }
  png_set_scale_16(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row = (size_t)raster->width * 4;
  if (png_get_rowbytes(png, info) != row) png_error(png, "the pixels do not have four bytes");
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < raster->height; y++) png_read_row(png, raster->pixels + y * row, NULL);
  }
  png_read_end(png, NULL);
}

int almanac_png_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
                     size_t capacity) {
  struct source source = {.failures = {.message = message, .capacity = capacity}, .next = bytes, .left = count};
  struct raster raster = {pixels, width, height};
  return almanac_png_reading(&source, read_raster, &raster);
}
