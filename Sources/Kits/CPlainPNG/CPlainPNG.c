#include "CPlainPNG.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// The signature, and the lengths of what frames the data: the header's chunk, a chunk's length and type, its checksum, and the last
// chunk. zlib's data has a header and a checksum of its own.
enum { SIGNATURE = 8, HEADER = 25, CHUNK_START = 8, CHECKSUM = 4, END = 12, ZLIB_HEADER = 2, ZLIB_CHECKSUM = 4 };

enum { CHUNK = CHUNK_START + CHECKSUM, ZLIB = ZLIB_HEADER + ZLIB_CHECKSUM, LARGEST_PALETTE = 256 };

// The color types of PNG.
enum { RGB = 2, INDEX = 3, RGBA = 6 };

// The data, the bits of a pixel, and for indices the palette in red, green, blue and alpha.
struct plain {
  const uint8_t *data;
  size_t count;
  unsigned type, bits, color_count;
  uint8_t colors[LARGEST_PALETTE][4];
};

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// The content of the chunk of a type at an offset, or NULL if there is none.
static const uint8_t *content(const uint8_t *bytes, size_t count, size_t offset, const char *type, size_t *length) {
  if (offset > count || count - offset < CHUNK) return NULL;
  *length = number(bytes + offset);
  if (*length > count - offset - CHUNK || memcmp(bytes + offset + 4, type, 4) != 0) return NULL;
  return bytes + offset + CHUNK_START;
}

// Reads the palette and its opacities, and returns the offset of the next chunk, or 0.
static size_t read_palette(struct plain *plain, const uint8_t *bytes, size_t count, size_t offset) {
  size_t length = 0;
  const uint8_t *colors = content(bytes, count, offset, "PLTE", &length);
  if (!colors || length > 3 * LARGEST_PALETTE || length % 3 != 0) return 0;
  plain->color_count = (unsigned)(length / 3);
  for (unsigned color = 0; color < plain->color_count; color++) {
    memcpy(plain->colors[color], colors + 3 * color, 3);
    plain->colors[color][3] = 255;
  }
  offset += CHUNK + length;
  const uint8_t *opacities = content(bytes, count, offset, "tRNS", &length);
  if (!opacities) return offset;
  if (length > plain->color_count) return 0;
  for (size_t color = 0; color < length; color++) plain->colors[color][3] = opacities[color];
  return offset + CHUNK + length;
}

// Whether the data is all in the chunk before the last one, and has the form.
static int is_plain(struct plain *plain, const uint8_t *bytes, size_t count, uint32_t width, uint32_t height) {
  // The only kinds of compression and filters; not interlaced.
  static const uint8_t form[] = {0, 0, 0};
  if (count < SIGNATURE + HEADER || count > UINT_MAX || width == 0) return 0;
  const uint8_t *header = bytes + SIGNATURE;
  if (memcmp(header + 4, "IHDR", 4) != 0 || number(header + 8) != width || number(header + 12) != height ||
      memcmp(header + 18, form, sizeof form) != 0)
    return 0;
  unsigned depth = header[16];
  plain->type = header[17];
  plain->bits = plain->type == INDEX ? depth : plain->type == RGB ? 24 : 32;
  int is_index = plain->type == INDEX && (depth == 1 || depth == 2 || depth == 4 || depth == 8);
  if (!is_index && ((plain->type != RGB && plain->type != RGBA) || depth != 8)) return 0;
  size_t offset = SIGNATURE + HEADER;
  if (is_index) offset = read_palette(plain, bytes, count, offset);
  plain->data = content(bytes, count, offset, "IDAT", &plain->count);
  return offset != 0 && plain->data && plain->count >= ZLIB && count - offset == CHUNK + plain->count + END;
}

// Inflates raw data to exactly `room` bytes. Raw data has no checksum, which takes a third of the time.
static int inflate_all(const uint8_t *bytes, size_t count, uint8_t *target, size_t room) {
  if (room > UINT_MAX) return 0;
  z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)count, .next_out = target, .avail_out = (uInt)room};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return 0;
  int is_done = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_out == 0;
  inflateEnd(&stream);
  return is_done;
}

// The nearest of three neighbors to left + up - corner, of equally near ones the first.
static int paeth(int left, int up, int corner) {
  int to_left = abs(up - corner), to_up = abs(left - corner), to_corner = abs(left + up - 2 * corner);
  if (to_left <= to_up && to_left <= to_corner) return left;
  return to_up <= to_corner ? up : corner;
}

// Undoes the filter of a row, which is in front of its bytes. `above` is the row before it, or NULL. `step` is the distance to the same
// sample of the pixel on the left.
static int unfilter(uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  enum { NONE, SUB, UP, AVERAGE, PAETH };
  unsigned filter = row[0];
  if (filter == NONE) return 1;
  if (filter > PAETH) return 0;
  for (size_t index = 1; index <= count; index++) {
    int left = index > step ? row[index - step] : 0, up = above ? above[index] : 0;
    int corner = above && index > step ? above[index - step] : 0;
    int guess = filter == SUB ? left : filter == UP ? up : filter == AVERAGE ? (left + up) / 2 : paeth(left, up, corner);
    row[index] = (uint8_t)(row[index] + guess);
  }
  return 1;
}

// Writes the pixels of a row of indices or of red, green and blue. They can overwrite what was read.
static int write_pixels(const struct plain *plain, const uint8_t *row, uint8_t *pixels, uint32_t width) {
  unsigned per_byte = plain->type == INDEX ? 8 / plain->bits : 1, mask = (1u << plain->bits) - 1;
  for (size_t x = 0; x < width; x++) {
    uint8_t color[4] = {0, 0, 0, 255};
    if (plain->type == INDEX) {
      unsigned index = row[x / per_byte] >> (8 - plain->bits * (x % per_byte + 1)) & mask;
      if (index >= plain->color_count) return 0;
      memcpy(color, plain->colors[index], sizeof color);
    } else {
      memcpy(color, row + 3 * x, 3);
    }
    memcpy(pixels + 4 * x, color, sizeof color);
  }
  return 1;
}

int almanac_png_read_plain(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height) {
  struct plain plain;
  if (!is_plain(&plain, bytes, count, width, height)) return 0;
  size_t row = (size_t)width * 4, length = ((size_t)width * plain.bits + 7) / 8, step = (plain.bits + 7) / 8;
  // The data is at the end of the memory, and each row of pixels ends before the data of the rows that are left.
  uint8_t *data = pixels + (row - length) * height;
  if (!inflate_all(plain.data + ZLIB_HEADER, plain.count - ZLIB, data, (1 + length) * height)) return 0;
  for (size_t y = 0; y < height; y++) {
    uint8_t *filtered = data + y * (1 + length);
    if (!unfilter(filtered, y ? filtered - 1 - length : NULL, length, step)) return 0;
  }
  for (size_t y = 0; y < height; y++, data += 1 + length) {
    if (plain.type == RGBA) {
      memmove(pixels + y * row, data + 1, row);
    } else if (!write_pixels(&plain, data + 1, pixels + y * row, width)) {
      return 0;
    }
  }
  return 1;
}
