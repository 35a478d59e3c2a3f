#include "CBytes.h"

#include <string.h>

// After the last character.
static const uint32_t END = UINT32_MAX;

typedef struct {
  uint32_t offset, line, line_start;
} place;

typedef struct {
  const uint8_t *bytes;
  uint32_t count;
  bool is_json5;
  almanac_json_is_name *is_name;
  almanac_json_token *tokens;
  uint32_t capacity, token_count;
  place at;
  const char *message;
} reader;

static bool fail(reader *r, place where, const char *message) {
  r->at = where;
  r->message = message;
  return false;
}

static void start_line(reader *r) {
  r->at.line++;
  r->at.line_start = r->at.offset;
}

static uint32_t peek(const reader *r) { return r->at.offset < r->count ? r->bytes[r->at.offset] : END; }

static bool consume(reader *r, uint8_t byte) {
  if (peek(r) != byte) return false;
  r->at.offset++;
  return true;
}

// The next character and its length. The text is UTF-8.
static uint32_t next(const reader *r, uint32_t *length) {
  const uint32_t first = peek(r);
  *length = first < 0x80 || first == END ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (*length == 1) return first;
  if (r->count - r->at.offset < *length) return END;
  uint32_t scalar = first & (0x7F >> *length);
  for (uint32_t index = 1; index < *length; index++) scalar = scalar << 6 | (r->bytes[r->at.offset + index] & 0x3F);
  return scalar;
}

// What JSON5 takes for a space, besides JSON's.
static bool is_other_space(uint32_t scalar) {
  switch (scalar) {
    case 0x0B: case 0x0C: case 0xA0: case 0x1680: case 0x2028: case 0x2029: case 0x202F: case 0x205F: case 0x3000: case 0xFEFF:
      return true;
    default: return scalar >= 0x2000 && scalar <= 0x200A;
  }
}

static bool skip_comment(reader *r) {
  const place start = r->at;
  r->at.offset++;
  if (consume(r, '/')) {
    uint32_t length, scalar;
    while ((scalar = next(r, &length)) != END && scalar != '\n' && scalar != '\r' && (scalar | 1) != 0x2029) {
      r->at.offset += length;
    }
    return true;
  }
  if (!consume(r, '*')) return fail(r, start, "a comment must begin with '//' or '/*'");
  while (r->at.offset < r->count) {
    const uint8_t byte = r->bytes[r->at.offset++];
    if (byte == '\n') start_line(r);
    if (byte == '*' && consume(r, '/')) return true;
  }
  return fail(r, start, "the comment is not closed; end it with '*/'");
}

static bool skip_space(reader *r) {
  for (;;) {
    uint32_t length = 1, scalar = peek(r);
    if (scalar >= 0x80) scalar = next(r, &length);
    if (scalar == '/') {
      if (!r->is_json5) return fail(r, r->at, "comments are not allowed in JSON; remove this one");
      if (!skip_comment(r)) return false;
    } else if (scalar == ' ' || scalar == '\n' || scalar == '\r' || scalar == '\t' || (r->is_json5 && is_other_space(scalar))) {
      r->at.offset += length;
      if (scalar == '\n') start_line(r);
    } else {
      return true;
    }
  }
}

static uint32_t digit_value(uint32_t byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  const uint32_t letter = byte | 0x20;
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : 16;
}

static bool hexadecimal(reader *r, int digits, uint32_t *value) {
  const place start = r->at;
  *value = 0;
  for (int index = 0; index < digits; index++, r->at.offset++) {
    const uint32_t digit = digit_value(peek(r));
    if (digit > 15) return fail(r, start, digits == 2 ? "expected 2 hexadecimal digits" : "expected 4 hexadecimal digits");
    *value = *value << 4 | digit;
  }
  return true;
}

// What follows `\u`.
static bool unicode_escape(reader *r, uint32_t *scalar) {
  const place start = r->at;
  if (!hexadecimal(r, 4, scalar)) return false;
  if (*scalar >> 11 != 0xD800 >> 11) return true;
  if (*scalar < 0xDC00 && consume(r, '\\') && consume(r, 'u')) {
    uint32_t second;
    if (!hexadecimal(r, 4, &second)) return false;
    *scalar = 0x10000 + ((*scalar - 0xD800) << 10) + (second - 0xDC00);
    if (second >> 10 == 0xDC00 >> 10) return true;
  }
  return fail(r, start, "half of a surrogate pair is not a character; write both halves");
}

// What follows a backslash in a string: a character, or the end of a line, which is `END`.
static bool escape(reader *r, uint32_t *scalar) {
  uint32_t length;
  *scalar = next(r, &length);
  if (*scalar == END) return fail(r, r->at, "the string is not closed");
  if (!r->is_json5 && (*scalar >= 0x80 || !memchr("\"\\/bfnrtu", *scalar, 9))) return fail(r, r->at, "JSON has no escape for ");
  r->at.offset += length;
  switch (*scalar) {
    case 'b': *scalar = '\b'; return true;
    case 'f': *scalar = '\f'; return true;
    case 'n': *scalar = '\n'; return true;
    case 'r': *scalar = '\r'; return true;
    case 't': *scalar = '\t'; return true;
    case 'v': *scalar = '\v'; return true;
    case 'x': return hexadecimal(r, 2, scalar);
    case 'u': return unicode_escape(r, scalar);
    case '\r':
    case '\n':
      if (*scalar == '\n' || consume(r, '\n')) start_line(r);
      // fallthrough
    case 0x2028: case 0x2029: *scalar = END; return true;
    case '0':
      *scalar = 0;
      if (digit_value(peek(r)) > 9) return true;
      // fallthrough
    case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
      return fail(r, r->at, "a digit cannot be escaped; remove the backslash");
    default: return true;
  }
}

static bool string(reader *r) {
  const place start = r->at;
  const uint8_t quote = r->bytes[r->at.offset++];
  for (;;) {
    const uint32_t byte = peek(r);
    if (byte == END || byte == '\n' || byte == '\r') return fail(r, start, "the string is not closed on its line");
    if (byte < ' ' && !r->is_json5) return fail(r, r->at, "a control character in a string must be escaped in JSON");
    r->at.offset++;
    if (byte == quote) return true;
    uint32_t scalar;
    if (byte == '\\' && !escape(r, &scalar)) return false;
  }
}

static bool is_word_part(const reader *r, uint32_t scalar) {
  if (scalar >= 0x80) return scalar != END && r->is_name(scalar, false);
  const uint32_t letter = scalar | 0x20;
  return (letter >= 'a' && letter <= 'z') || digit_value(scalar) < 10 || scalar == '_' || scalar == '$';
}

static bool name(reader *r) {
  const place start = r->at;
  uint32_t first = END;
  for (;;) {
    uint32_t length, scalar = next(r, &length);
    if (scalar == '\\') {
      r->at.offset++;
      if (!consume(r, 'u')) return fail(r, r->at, "an escape in a key must begin with '\\u'");
      if (!unicode_escape(r, &scalar)) return false;
    } else if (is_word_part(r, scalar)) {
      r->at.offset += length;
    } else {
      break;
    }
    if (first == END) first = scalar;
  }
  if (first == '$' || first == '_' || (first != END && r->is_name(first, true))) return true;
  return fail(r, start, "expected a key, found ");
}

static bool key(reader *r) {
  if (peek(r) == '"') return string(r);
  if (!r->is_json5) return fail(r, r->at, "expected a key in double quotes, found ");
  return peek(r) == '\'' ? string(r) : name(r);
}

static bool is(const uint8_t *text, const uint8_t *end, const char *word) {
  const size_t length = strlen(word);
  return (size_t)(end - text) == length && memcmp(text, word, length) == 0;
}

static const uint8_t *digits_end(const uint8_t *text, const uint8_t *end, uint32_t base) {
  while (text < end && digit_value(*text) < base) text++;
  return text;
}

static bool is_number(const uint8_t *text, const uint8_t *end, bool is_json5) {
  if (text < end && (*text == '-' || (*text == '+' && is_json5))) text++;
  if (is_json5 && (is(text, end, "Infinity") || is(text, end, "NaN"))) return true;
  if (end - text > 1 && text[0] == '0' && (text[1] | 0x20) == 'x') {
    return is_json5 && end - text > 2 && digits_end(text + 2, end, 16) == end;
  }
  const uint8_t *whole = digits_end(text, end, 10), *rest = whole;
  if (whole - text > 1 && *text == '0') return false;
  const bool has_point = rest < end && *rest == '.';
  if (has_point) rest = digits_end(rest + 1, end, 10);
  const bool has_fraction = rest - whole > 1;
  if (is_json5 ? whole == text && !has_fraction : whole == text || has_point != has_fraction) return false;
  if (rest < end && (*rest | 0x20) == 'e') {
    if (++rest < end && (*rest == '-' || *rest == '+')) rest++;
    if (rest == end) return false;
    rest = digits_end(rest, end, 10);
  }
  return rest == end;
}

static bool number_or_word(reader *r) {
  const place start = r->at;
  uint32_t length, scalar;
  while (scalar = next(r, &length), scalar == '+' || scalar == '-' || scalar == '.' || is_word_part(r, scalar)) {
    r->at.offset += length;
  }
  const uint8_t *text = r->bytes + start.offset, *end = r->bytes + r->at.offset;
  if (is_number(text, end, r->is_json5) || is(text, end, "null") || is(text, end, "true") || is(text, end, "false")) return true;
  return fail(r, start, "expected a value, found ");
}

static uint32_t begin(reader *r) {
  const uint32_t index = r->token_count++;
  if (index < r->capacity) {
    r->tokens[index] =
        (almanac_json_token){.start = r->at.offset, .line = r->at.line, .column = r->at.offset - r->at.line_start + 1};
  }
  return index;
}

static void finish(reader *r, uint32_t index) {
  if (index < r->capacity) {
    r->tokens[index].end = r->at.offset;
    r->tokens[index].next = r->token_count;
  }
}

static bool value(reader *r, int depth);

static bool items(reader *r, uint8_t close, int depth) {
  r->at.offset++;
  if (!skip_space(r)) return false;
  while (!consume(r, close)) {
    if (close == '}') {
      const uint32_t index = begin(r);
      if (!key(r)) return false;
      finish(r, index);
      if (!skip_space(r)) return false;
      if (!consume(r, ':')) return fail(r, r->at, "expected ':' after the key, found ");
      if (!skip_space(r)) return false;
    }
    if (!value(r, depth + 1) || !skip_space(r)) return false;
    if (consume(r, ',')) {
      if (!skip_space(r)) return false;
      if (!r->is_json5 && peek(r) == close) return fail(r, r->at, "JSON does not allow a trailing comma before ");
    } else if (peek(r) != close) {
      return fail(r, r->at, close == '}' ? "expected ',' or '}', found " : "expected ',' or ']', found ");
    }
  }
  return true;
}

// No text exhausts the stack, because the depth has a limit.
static bool value(reader *r, int depth) {
  if (depth == 128) return fail(r, r->at, "values may be nested at most 128 levels deep");
  const uint32_t index = begin(r), first = peek(r);
  const bool is_string = first == '"' || (first == '\'' && r->is_json5);
  const bool is_valid = first == '{' ? items(r, '}', depth)
      : first == '[' ? items(r, ']', depth)
      : is_string ? string(r)
                  : number_or_word(r);
  finish(r, index);
  return is_valid;
}

almanac_json_end almanac_json_read(
    const uint8_t *bytes, uint32_t count, bool is_json5, almanac_json_is_name *is_name, almanac_json_token *tokens, uint32_t capacity) {
  reader r = {.bytes = bytes, .count = count, .is_json5 = is_json5, .is_name = is_name, .tokens = tokens, .capacity = capacity, .at = {.line = 1}};
  if (skip_space(&r) && value(&r, 0) && skip_space(&r) && r.at.offset < count) {
    fail(&r, r.at, "expected the end of the file, found ");
  }
  return (almanac_json_end){
      .message = r.message, .offset = r.at.offset, .line = r.at.line, .column = r.at.offset - r.at.line_start + 1, .token_count = r.token_count};
}

// A reader of what is between the quotes of a string, or of a name. Both were read once.
static reader contents(const uint8_t *bytes, almanac_json_token token) {
  const uint8_t quote = bytes[token.start];
  const uint32_t margin = quote == '"' || quote == '\'';
  return (reader){.bytes = bytes, .count = token.end - margin, .is_json5 = true, .at = {.offset = token.start + margin}};
}

// Decodes the next byte or escape, which is not longer than its notation. Returns the length.
static uint32_t decode(reader *r, uint8_t utf8[4]) {
  uint32_t scalar = r->bytes[r->at.offset++];
  *utf8 = scalar;
  if (scalar != '\\') return 1;
  // Of the escapes in names, there is only this one.
  if (!escape(r, &scalar) || scalar == END) return 0;
  *utf8 = scalar;
  if (scalar < 0x80) return 1;
  const uint32_t length = scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  for (uint32_t index = length; --index > 0; scalar >>= 6) utf8[index] = 0x80 | (scalar & 0x3F);
  *utf8 = (0xF00 >> length & 0xFF) | scalar;
  return length;
}

uint32_t almanac_json_text(const uint8_t *bytes, almanac_json_token token, uint8_t *text) {
  reader r = contents(bytes, token);
  uint32_t length = 0;
  while (r.at.offset < r.count) {
    uint8_t utf8[4];
    const uint32_t count = decode(&r, utf8);
    memcpy(text + length, utf8, count);
    length += count;
  }
  return length;
}

static bool is_text(const uint8_t *bytes, almanac_json_token token, const char *text) {
  reader r = contents(bytes, token);
  while (r.at.offset < r.count) {
    uint8_t utf8[4];
    const uint32_t count = decode(&r, utf8);
    for (uint32_t index = 0; index < count; index++) {
      if (utf8[index] == 0 || utf8[index] != (uint8_t)*text++) return false;
    }
  }
  return *text == 0;
}

uint32_t almanac_json_member(const uint8_t *bytes, const almanac_json_token *tokens, uint32_t object, const char *key) {
  if (bytes[tokens[object].start] != '{') return 0;
  for (uint32_t index = object + 1; index < tokens[object].next; index = tokens[index + 1].next) {
    if (is_text(bytes, tokens[index], key)) return index + 1;
  }
  return 0;
}

bool almanac_json_lists_member(const uint8_t *bytes, const almanac_json_token *tokens, uint32_t array, const char *key) {
  for (uint32_t index = array + 1; index < tokens[array].next; index = tokens[index].next) {
    if (almanac_json_member(bytes, tokens, index, key)) return true;
  }
  return false;
}
