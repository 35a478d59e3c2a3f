#include "CPNGCodec.h"
#include "source.h"

#include <png.h>

// Asks for four bytes a pixel: red, green, blue and alpha.
static void expand(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

int almanac_png_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
                     size_t capacity) {
  struct source source = {.failures = {.message = message, .capacity = capacity}, .next = bytes, .left = count};
  png_infop info = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, almanac_png_fail, almanac_png_warn);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return almanac_png_did_not_start(message, capacity);
  }
  if (setjmp(source.failures.failed)) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, &source, almanac_png_next);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // Only the chunks that make pixels: IHDR, PLTE, tRNS, IDAT and IEND. There can be any number of the others, and libpng would
  // inflate and keep some of them. Without the chunks of color spaces, the image is sRGB.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the file has two sizes");
  }
  expand(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != row) png_error(png, "the pixels do not have four bytes");
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) png_read_row(png, pixels + y * row, NULL);
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}
