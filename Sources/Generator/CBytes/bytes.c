#include "CBytes.h"

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

size_t almanac_control(const uint8_t *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint8_t first = bytes[index];
    if (first < 0x20 || first == 0x7F) return index;
    // U+0080 to U+009F
    if (first == 0xC2 && count - index > 1 && bytes[index + 1] < 0xA0) return index;
    if (first != 0xE2 || count - index < 3) continue;
    uint8_t second = bytes[index + 1], third = bytes[index + 2];
    // U+2028 to U+202E, and U+2066 to U+2069
    if (second == 0x80 && third >= 0xA8 && third <= 0xAE) return index;
    if (second == 0x81 && third >= 0xA6 && third <= 0xA9) return index;
  }
  return count;
}

bool almanac_is_plain(const uint8_t *bytes, size_t count) {
  if (count == 0 || bytes[0] <= ' ' || bytes[0] >= 0x7F || bytes[count - 1] <= ' ' || bytes[count - 1] >= 0x7F) return false;
  return almanac_control(bytes, count) == count;
}

almanac_number almanac_number_form(const uint8_t *bytes, size_t count) {
  const uint8_t *text = bytes, *end = bytes + count;
  if (text < end && *text == '-') text++;
  const uint8_t *whole = text;
  while (text < end && *text >= '0' && *text <= '9') text++;
  const ptrdiff_t digits = text - whole;
  if (text == end) return digits == 0 ? ALMANAC_NO_NUMBER : digits < 19 && (*whole != '0' || count == 1) ? ALMANAC_INTEGER : ALMANAC_DECIMAL;
  if (*text == '.') {
    const uint8_t *decimals = ++text;
    while (text < end && *text >= '0' && *text <= '9') text++;
    if (text == decimals) return ALMANAC_NO_NUMBER;
  } else if (digits == 0) {
    return ALMANAC_NO_NUMBER;
  }
  if (text < end && (*text | 0x20) == 'e') {
    if (++text < end && (*text == '-' || *text == '+')) text++;
    if (text == end) return ALMANAC_NO_NUMBER;
    while (text < end && *text >= '0' && *text <= '9') text++;
  }
  return text < end ? ALMANAC_NO_NUMBER : digits == 0 ? ALMANAC_FRACTION : ALMANAC_DECIMAL;
}

ptrdiff_t almanac_fold(const uint8_t *bytes, size_t count, uint8_t *text) {
  ptrdiff_t length = 0;
  for (size_t index = 0; index < count; index++) {
    const uint8_t byte = bytes[index], letter = byte | 0x20;
    if (byte >= 0x80) return -1;
    if (letter >= 'a' && letter <= 'z') {
      text[length++] = letter;
    } else if (byte >= '0' && byte <= '9') {
      text[length++] = byte;
    } else if (length > 0 && text[length - 1] != ' ') {
      text[length++] = ' ';
    }
  }
  return length > 0 && text[length - 1] == ' ' ? length - 1 : length;
}
