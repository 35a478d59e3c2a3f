#include "CPNGCodec.h"
#include "session.h"

#include <stdlib.h>
#include <zlib.h>

struct check {
  png_bytep row;
  // A pixel that has no color in the palette, and image data after that of the last row.
  int faults;
};

// The number of colors that a pixel can have, or 0 if its value is the color.
static int palette_size(png_structp png, png_infop info) {
  png_colorp palette = NULL;
  int count = 0;
  if (png_get_color_type(png, info) != PNG_COLOR_TYPE_PALETTE) return 0;
  return png_get_PLTE(png, info, &palette, &count) != 0 ? count : 0;
}

static void decode(png_structp png, png_infop info, void *context) {
  struct check *check = context;
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
  check->row = calloc(1, png_get_rowbytes(png, info));
  if (check->row == NULL) png_error(png, "there is no memory for a row");
  // From here to the end of the image data, libpng only warns of more data.
  char *warning = ((struct failures *)png_get_error_ptr(png))->warning;
  warning[0] = 0;
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < png_get_image_height(png, info); y++) {
      png_read_row(png, check->row, NULL);
      for (png_uint_32 x = 0; colors > 0 && x < png_get_image_width(png, info); x++) {
        if (check->row[x] >= colors) check->faults |= ALMANAC_PNG_PALETTE_EXCEEDED;
      }
    }
  }
  if (warning[0] != 0) check->faults |= ALMANAC_PNG_DATA_EXCEEDED;
  png_read_end(png, NULL);
}

int almanac_png_decode(const uint8_t *bytes, size_t count, char *message, size_t capacity) {
  struct source source = {.failures = {.message = message, .capacity = capacity}, .next = bytes, .left = count};
  struct check check = {0};
  int is_valid = almanac_png_reading(&source, decode, &check);
  free(check.row);
  return is_valid ? check.faults : ALMANAC_PNG_INVALID;
}

uint32_t almanac_png_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }
