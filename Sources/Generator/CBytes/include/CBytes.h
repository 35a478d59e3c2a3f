#ifndef ALMANAC_CBYTES_H
#define ALMANAC_CBYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The generator's loops over all bytes of its inputs. They are in C because SwiftPM builds the generator without optimization.

// The FNV-1a hash of some bytes, continued from `seed`, the hash of the bytes before them.
uint64_t almanac_hash(uint64_t seed, const uint8_t *bytes, size_t count);

// Packs each group of 7 bytes into 8 characters below 128. Pads the last group with zeros. `characters` has 8 bytes for each group.
void almanac_pack(const uint8_t *bytes, size_t count, uint8_t *characters);

// Whether a character that isn't ASCII shows nothing, or changes how the text around it is shown.
typedef bool almanac_is_unprintable(uint32_t scalar);

// Writes UTF-8 as the content of a Swift string literal, with escapes for what a literal can't contain or doesn't show, and a
// backslash and a line feed after each `line` characters but the last. Returns the number of bytes, also if `text` is NULL.
size_t almanac_literal(const uint8_t *bytes, size_t count, size_t line, almanac_is_unprintable *is_unprintable, uint8_t *text);

// The offset of the first character of a text in UTF-8 that no name contains, or `count` if there is none: a control character, a
// line break, or a character that overrides the direction of a text (UAX #9).
size_t almanac_control(const uint8_t *bytes, size_t count);

// Whether a text isn't empty, and contains no such character, nor one at its ends that isn't a letter, a digit or a visible sign of
// ASCII.
bool almanac_is_plain(const uint8_t *bytes, size_t count);

// How a text writes a decimal number.
typedef enum {
  ALMANAC_NO_NUMBER,

  // Digits as an `Int` is written, of which there are at most 18.
  ALMANAC_INTEGER,

  // Other numbers, of which some begin with the point.
  ALMANAC_DECIMAL, ALMANAC_FRACTION
} almanac_number;
almanac_number almanac_number_form(const uint8_t *bytes, size_t count);

// Folds a text of ASCII as the runtime's `SearchText` does, into as many bytes at most. Returns the length, or -1 for another text.
ptrdiff_t almanac_fold(const uint8_t *bytes, size_t count, uint8_t *text);

// An extended regular expression of POSIX, or NULL if a text isn't one. It is in C because Foundation doesn't export POSIX's everywhere.
typedef struct almanac_pattern almanac_pattern;
almanac_pattern *almanac_pattern_create(const char *text);
bool almanac_pattern_matches(const almanac_pattern *pattern, const char *text);
void almanac_pattern_free(almanac_pattern *pattern);

// A value of a JSON text, or the key of a member. The members and elements of a value follow it.
typedef struct {
  // The offsets of the first byte, and of the byte after the last one.
  uint32_t start, end;

  // The location of the first byte, counted from 1.
  uint32_t line, column;

  // The index of the token after this one and all in it.
  uint32_t next;
} almanac_json_token;

// Where the reading of a text ended, and why. `message` is NULL at its end. A message that ends with a space continues with the
// character there.
typedef struct {
  const char *message;
  uint32_t offset, line, column;
  uint32_t token_count;
} almanac_json_end;

// Whether a character can be in a name, or be the first one.
typedef bool almanac_json_is_name(uint32_t scalar, bool is_first);

// Reads a text of JSON, or of JSON5, which is UTF-8. Writes its tokens, at most `capacity`, and counts all.
almanac_json_end almanac_json_read(const uint8_t *bytes, uint32_t count, bool is_json5, almanac_json_is_name *is_name,
                                   almanac_json_token *tokens, uint32_t capacity);

// The functions below take the tokens of a text that has no error.

// Decodes a string or a name, which is not longer than its token. Returns the length.
uint32_t almanac_json_text(const uint8_t *bytes, almanac_json_token token, uint8_t *text);

// The index of the first value with a key, or 0 if a value is not an object with it.
uint32_t almanac_json_member(const uint8_t *bytes, const almanac_json_token *tokens, uint32_t object, const char *key);

// Whether one of the elements of an array is an object with a key.
bool almanac_json_lists_member(const uint8_t *bytes, const almanac_json_token *tokens, uint32_t array, const char *key);

// A column of a text of comma-separated values, in the order in which the members of a row are written.
typedef struct {
  // The index of its field in a row.
  uint32_t field;

  // The key of its member: a JSON string. If the member is in an object that other columns are in too, `group` is the key of that,
  // and they follow each other. Otherwise `group.start` is 0.
  almanac_json_token key, group;
} almanac_csv_column;

typedef struct {
  uint8_t separator, list_separator;

  // Where the first row begins.
  struct { uint32_t offset, line; } start;

  // The number of fields in the header. Without columns, only the header is read: its tokens are the fields.
  uint32_t field_count;
  const almanac_csv_column *columns;
  uint32_t column_count;

  // Where the bytes contain a `[` and a `{`.
  uint32_t array, object;
} almanac_csv_layout;

// The maximum number of columns.
enum { ALMANAC_CSV_COLUMNS = 1024 };

// Reads comma-separated values (RFC 4180) in UTF-8 as an array of objects, without members for empty fields, and without empty
// rows. A value with separators of lists contains its parts. Writes the tokens, at most `capacity`, and counts all. If `tokens` isn't
// NULL, two quotes in a field become one in the bytes, so a row can be read only once with tokens.
almanac_json_end almanac_csv_read(uint8_t *bytes, uint32_t count, almanac_csv_layout layout, almanac_json_token *tokens,
                                  uint32_t capacity);

#endif
