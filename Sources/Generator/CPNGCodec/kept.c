#include "kept.h"

#include <string.h>

// Length, type and checksum have four bytes each.
enum { SIGNATURE = 8, FIELD = 4, FRAME = 12 };

static int is(const uint8_t *type, const char *name) { return memcmp(type, name, FIELD) == 0; }

// Chunks whose meaning depends on whether the file is gray.
static int is_bound(const uint8_t *type) {
  return is(type, "iCCP") || is(type, "cICP") || is(type, "mDCV") || is(type, "cLLI");
}

static int is_color(const uint8_t *type) {
  return is_bound(type) || is(type, "gAMA") || is(type, "cHRM") || is(type, "sRGB");
}

// The next chunk of any type. Returns 0 at the end of the file, or if the rest is no chunk.
static int next_chunk(struct kept *kept, struct kept_chunk *chunk) {
  size_t left = (size_t)(kept->end - kept->next);
  if (left < FRAME) return 0;
  size_t count = 0;
  for (int index = 0; index < FIELD; index++) count = count << 8 | kept->next[index];
  if (count > left - FRAME) return 0;
  *chunk = (struct kept_chunk){.type = kept->next + FIELD, .content = kept->next + 2 * FIELD, .count = count};
  kept->next += FRAME + count;
  return 1;
}

struct kept almanac_kept(const uint8_t *bytes, size_t count) {
  return (struct kept){.next = bytes + (count < SIGNATURE ? count : SIGNATURE), .end = bytes + count};
}

int almanac_kept_next(struct kept *kept, struct kept_chunk *chunk) {
  while (next_chunk(kept, chunk)) {
    if (is_color(chunk->type) || is(chunk->type, "eXIf")) return 1;
  }
  return 0;
}

struct kept_needs almanac_kept_needs(const uint8_t *bytes, size_t count) {
  struct kept_needs needs = {0};
  struct kept chunks = almanac_kept(bytes, count);
  struct kept_chunk chunk;
  int is_late = 0;
  while (next_chunk(&chunks, &chunk)) {
    needs.is_bound |= is_bound(chunk.type);
    needs.is_broken |= is_late && is_color(chunk.type);
    is_late |= is(chunk.type, "PLTE") || is(chunk.type, "IDAT");
  }
  return needs;
}

int almanac_kept_match(const uint8_t *first, size_t first_count, const uint8_t *second, size_t second_count) {
  struct kept one = almanac_kept(first, first_count), other = almanac_kept(second, second_count);
  struct kept_chunk left, right;
  for (;;) {
    int has_left = almanac_kept_next(&one, &left), has_right = almanac_kept_next(&other, &right);
    if (!has_left || !has_right) return has_left == has_right;
    if (memcmp(left.type, right.type, FIELD) != 0 || left.count != right.count) return 0;
    if (memcmp(left.content, right.content, left.count) != 0) return 0;
  }
}
