#include "CBytes.h"

#include <string.h>

uint64_t almanac_hash(uint64_t seed, const uint8_t *bytes, size_t count) {
  uint64_t hash = seed;
  for (size_t index = 0; index < count; index++) hash = (hash ^ bytes[index]) * 0x100000001B3;
  return hash;
}

void almanac_pack(const uint8_t *bytes, size_t count, uint8_t *characters) {
  for (size_t start = 0; start < count; start += 7) {
    uint64_t group = 0;
    for (size_t index = 0; index < 7 && start + index < count; index++) {
      group |= (uint64_t)bytes[start + index] << (8 * index);
    }
    for (size_t index = 0; index < 8; index++) *characters++ = group >> (7 * index) & 0x7F;
  }
}

size_t almanac_escape(const uint8_t *characters, size_t count, size_t line, const uint8_t *escapes, uint8_t *text) {
  size_t length = 0;
  for (size_t index = 0; index < count; index++) {
    if (index > 0 && index % line == 0) {
      if (text) memcpy(text + length, "\\\n", 2);
      length += 2;
    }
    const uint8_t *escape = escapes + ALMANAC_ESCAPE_LENGTH * (characters[index] & 0x7F);
    for (size_t part = 0; part < ALMANAC_ESCAPE_LENGTH && escape[part]; part++, length++) {
      if (text) text[length] = escape[part];
    }
  }
  return length;
}
