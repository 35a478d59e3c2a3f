#include "CBytes.h"

#include <string.h>

// What stands for a character of ASCII that a literal can't contain, or NULL.
static const char *escape(uint8_t byte) {
  switch (byte) {
    case 0: return "\\0";
    case '\t': return "\\t";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '"': return "\\\"";
    case '\\': return "\\\\";
    default: return NULL;
  }
}

// Writes `\u{1b}`, and returns its length.
static size_t write_scalar(uint32_t scalar, uint8_t *text) {
  size_t digits = 1;
  while (digits < 8 && scalar >> (4 * digits)) digits++;
  if (text) {
    memcpy(text, "\\u{", 3);
    for (size_t index = 0; index < digits; index++) text[3 + index] = "0123456789abcdef"[scalar >> (4 * (digits - 1 - index)) & 0xF];
    text[3 + digits] = '}';
  }
  return digits + 4;
}

size_t almanac_literal(const uint8_t *bytes, size_t count, size_t line, almanac_is_unprintable *is_unprintable, uint8_t *text) {
  size_t length = 0, column = 0;
  for (size_t index = 0; index < count; column++) {
    if (column == line) {
      if (text) memcpy(text + length, "\\\n", 2);
      length += 2;
      column = 0;
    }
    const uint8_t byte = bytes[index];
    size_t bytes_of_character = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    if (bytes_of_character > count - index) bytes_of_character = 1;
    uint32_t scalar = byte & (0xFF >> bytes_of_character);
    if (bytes_of_character == 1) scalar = byte;
    for (size_t next = 1; next < bytes_of_character; next++) scalar = scalar << 6 | (bytes[index + next] & 0x3F);
    // With Swift Build, SwiftPM takes a line that begins with `@main` for the attribute, even in a literal, and then main.swift can't
    // contain top-level code.
    const bool is_attribute = byte == '@' && count - index >= 5 && memcmp(bytes + index, "@main", 5) == 0;
    const char *const escaped = escape(byte);
    if (escaped) {
      if (text) memcpy(text + length, escaped, 2);
      length += 2;
    } else if (is_attribute || (byte < 0x80 ? byte < 0x20 || byte == 0x7F : is_unprintable(scalar))) {
      length += write_scalar(scalar, text ? text + length : NULL);
    } else {
      if (text) memcpy(text + length, bytes + index, bytes_of_character);
      length += bytes_of_character;
    }
    index += bytes_of_character;
  }
  return length;
}
