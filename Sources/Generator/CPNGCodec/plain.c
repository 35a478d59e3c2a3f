#include "CPNGCodec.h"

#include <limits.h>
#include <string.h>
#include <zlib.h>

// The signature, and the lengths of what frames the data: the header's chunk, a chunk's length and type, its checksum, and the last
// chunk. zlib's data has a header and a checksum of its own.
enum { SIGNATURE = 8, HEADER = 25, CHUNK_START = 8, CHECKSUM = 4, END = 12, ZLIB_HEADER = 2, ZLIB_CHECKSUM = 4 };

enum { CHUNK = CHUNK_START + CHECKSUM, ZLIB = ZLIB_HEADER + ZLIB_CHECKSUM, LARGEST_PALETTE = 256 };

// The data, and for indices their bits and the palette in red, green, blue and alpha.
struct plain {
  const uint8_t *data;
  size_t count;
  unsigned depth, color_count;
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
  if (!colors || length > 3 * LARGEST_PALETTE) return 0;
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
  // 8 bits for each of red, green, blue and alpha, or the index of a color.
  unsigned depth = header[16];
  int has_palette = header[17] == 3 && (depth == 1 || depth == 2 || depth == 4 || depth == 8);
  if (!has_palette && (header[17] != 6 || depth != 8)) return 0;
  plain->depth = has_palette ? depth : 0;
  size_t offset = SIGNATURE + HEADER;
  if (has_palette) offset = read_palette(plain, bytes, count, offset);
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

// Replaces the indices of a row by colors. Colors can overwrite indices that were read.
static int write_colors(const struct plain *plain, const uint8_t *indices, uint8_t *pixels, uint32_t width) {
  unsigned per_byte = 8 / plain->depth, mask = (1u << plain->depth) - 1;
  for (uint32_t x = 0; x < width; x++) {
    unsigned index = indices[x / per_byte] >> (8 - plain->depth * (x % per_byte + 1)) & mask;
    if (index >= plain->color_count) return 0;
    memcpy(pixels + 4 * (size_t)x, plain->colors[index], 4);
  }
  return 1;
}

int almanac_png_read_plain(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height) {
  struct plain plain;
  if (!is_plain(&plain, bytes, count, width, height)) return 0;
  size_t row = (size_t)width * 4;
  size_t filtered_row = 1 + (plain.depth ? ((size_t)width * plain.depth + 7) / 8 : row);
  // Indices are at the end of the pixels, and each row of colors ends before the rows of indices that are left.
  uint8_t *filtered = plain.depth ? pixels + (row - filtered_row) * height : pixels;
  if (!inflate_all(plain.data + ZLIB_HEADER, plain.count - ZLIB, filtered, filtered_row * height)) return 0;
  for (size_t y = 0; y < height; y++, filtered += filtered_row) {
    if (filtered[0] != 0) return 0;
    if (!plain.depth) {
      // Each row moves over its filter and those before it.
      memmove(pixels + y * row, filtered + 1, row);
    } else if (!write_colors(&plain, filtered + 1, pixels + y * row, width)) {
      return 0;
    }
  }
  return 1;
}
