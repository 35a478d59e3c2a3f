#ifndef ALMANAC_PNG_KEPT_H
#define ALMANAC_PNG_KEPT_H

#include <stddef.h>
#include <stdint.h>

// The chunks that say how to show the pixels: the color space, and the orientation. A shrunk file keeps them as they are.
struct kept {
  const uint8_t *next;
  const uint8_t *end;
};

// A chunk in the bytes of a file.
struct kept_chunk {
  const uint8_t *type;
  const uint8_t *content;
  size_t count;
};

// The kept chunks of a file.
struct kept almanac_kept(const uint8_t *bytes, size_t count);

// Sets the next chunk. Returns 0 after the last one.
int almanac_kept_next(struct kept *kept, struct kept_chunk *chunk);

// What the kept chunks ask of a file.
struct kept_needs {
  // Whether they are for a file of gray or for a file of colors, and so not for the other.
  int is_bound;
  // Whether a decoder can ignore one, because it is in the wrong place. Then the file cannot be written again.
  int is_broken;
};

struct kept_needs almanac_kept_needs(const uint8_t *bytes, size_t count);

// Whether two files have the same kept chunks, in the same order.
int almanac_kept_match(const uint8_t *first, size_t first_count, const uint8_t *second, size_t second_count);

#endif
