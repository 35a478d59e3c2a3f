#include "CPNGCodec.h"

#include <limits.h>
#include <string.h>
#include <zlib.h>

// The signature, and the lengths of what frames the data: the header's chunk, a chunk's length and type, its checksum, and the last
// chunk. zlib's data has a header and a checksum of its own.
enum { SIGNATURE = 8, HEADER = 25, CHUNK_START = 8, CHECKSUM = 4, END = 12, ZLIB_HEADER = 2, ZLIB_CHECKSUM = 4 };

enum { DATA = SIGNATURE + HEADER + CHUNK_START, SHORTEST = DATA + ZLIB_HEADER + ZLIB_CHECKSUM + CHECKSUM + END };

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Whether the data is all between the header and the last chunk, and has the form.
static int is_plain(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height) {
  // 8 bits, red, green, blue and alpha, and the only kinds of compression and filters; not interlaced.
  static const uint8_t form[] = {8, 6, 0, 0, 0};
  if (count < SHORTEST || count > UINT_MAX || width == 0) return 0;
  const uint8_t *header = bytes + SIGNATURE, *data = header + HEADER;
  return memcmp(header + 4, "IHDR", 4) == 0 && number(header + 8) == width && number(header + 12) == height &&
         memcmp(header + 16, form, sizeof form) == 0 && number(data) == count - DATA - CHECKSUM - END &&
         memcmp(data + 4, "IDAT", 4) == 0;
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

int almanac_png_read_plain(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height) {
  if (!is_plain(bytes, count, width, height)) return 0;
  size_t row = (size_t)width * 4;
  const uint8_t *data = bytes + DATA + ZLIB_HEADER;
  if (!inflate_all(data, count - SHORTEST, pixels, (row + 1) * height)) return 0;
  // Each row moves over its filter and those before it.
  for (size_t y = 0; y < height; y++) {
    const uint8_t *filtered = pixels + y * (row + 1);
    if (filtered[0] != 0) return 0;
    memmove(pixels + y * row, filtered + 1, row);
  }
  return 1;
}
