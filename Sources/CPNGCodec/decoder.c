#include "CPNGCodec.h"
#include "source.h"

#include <png.h>
#include <stdlib.h>
#include <zlib.h>

// The number of colors that a pixel can have, or 0 if its value is the color.
static int palette_size(png_structp png, png_infop info) {
  png_colorp palette = NULL;
  int count = 0;
  if (png_get_color_type(png, info) != PNG_COLOR_TYPE_PALETTE) return 0;
  return png_get_PLTE(png, info, &palette, &count) != 0 ? count : 0;
}

int almanac_png_decode(const uint8_t *bytes, size_t count, char *message, size_t capacity) {
  struct source source = {.failures = {.message = message, .capacity = capacity}, .next = bytes, .left = count};
  png_infop info = NULL;
  png_bytep volatile row = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, almanac_png_fail, almanac_png_warn);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return almanac_png_did_not_start(message, capacity);
  }
  if (setjmp(source.failures.failed)) {
    free(row);
    png_destroy_read_struct(&png, &info, NULL);
    return ALMANAC_PNG_INVALID;
  }
  png_set_read_fn(png, &source, almanac_png_next);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // A profile can claim any size, and no flag needs more.
  png_set_chunk_malloc_max(png, 4 << 20);
  // There can be any number of these chunks. libpng would inflate and keep each of them.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "tEXt\0zTXt\0iTXt\0sPLT", 4);
  png_read_info(png, info);
  int colors = palette_size(png, info);
  // One byte for each pixel.
  if (colors > 0) png_set_packing(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  int exceeds = 0;
  row = calloc(1, png_get_rowbytes(png, info));
  if (row == NULL) png_error(png, "there is no memory for a row");
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < png_get_image_height(png, info); y++) {
      png_read_row(png, row, NULL);
      for (png_uint_32 x = 0; colors > 0 && x < png_get_image_width(png, info); x++) exceeds |= row[x] >= colors;
    }
  }
  png_read_end(png, NULL);
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  return exceeds ? ALMANAC_PNG_PALETTE_EXCEEDED : ALMANAC_PNG_VALID;
}

uint32_t almanac_png_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }
