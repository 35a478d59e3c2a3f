#include "CBytes.h"

#include <string.h>

typedef struct {
  uint8_t *bytes;
  uint32_t count;
  almanac_csv_layout layout;
  uint32_t offset, line, line_start;
  const char *message;
} reader;

static void fail(reader *r, uint32_t offset, const char *message) {
  r->offset = offset;
  r->message = message;
}

// A byte at an offset, or a line feed at the end of the text.
static uint8_t byte_at(const reader *r, uint32_t offset) { return offset < r->count ? r->bytes[offset] : '\n'; }

static bool is_line_end(const reader *r, uint32_t offset) {
  return byte_at(r, offset) == '\n' || (byte_at(r, offset) == '\r' && byte_at(r, offset + 1) == '\n');
}

// Reads what is between quotes. Two quotes stand for one, which is removed if the text is wanted.
static void quoted_field(reader *r, almanac_json_token *field, bool is_wanted) {
  const uint32_t start = r->offset++, line = r->line, line_start = r->line_start;
  uint32_t end = field->start = r->offset;
  for (;; r->offset++) {
    if (r->offset >= r->count) {
      r->line = line;
      r->line_start = line_start;
      return fail(r, start, "the quotes of this field are not closed; end it with '\"'");
    }
    const uint8_t byte = r->bytes[r->offset];
    if (byte == '"' && byte_at(r, ++r->offset) != '"') break;
    // Without a change, the field has the same parts between the same separators.
    if (!is_wanted) end = r->offset;
    r->bytes[end++] = byte;
    if (byte == '\n') {
      r->line++;
      r->line_start = r->offset + 1;
    }
  }
  field->end = end;
}

// Reads the fields of a row, and returns their number. Whatever follows the last one that there is room for is an error.
static uint32_t row(reader *r, almanac_json_token *fields, uint32_t capacity, bool is_wanted) {
  for (uint32_t index = 0;; index++) {
    if (index == capacity) {
      const bool is_header = !r->layout.column_count;
      fail(r, r->offset, is_header
          ? "a table can have 1024 columns; remove those that you do not need"
          : "this row has more fields than the header; name the column there, or remove the field");
      return index;
    }
    almanac_json_token field = {.start = r->offset, .line = r->line, .column = r->offset - r->line_start + 1};
    if (byte_at(r, r->offset) == '"' && r->offset < r->count) {
      quoted_field(r, &field, is_wanted);
      if (r->message) return index;
      if (byte_at(r, r->offset) != r->layout.separator && !is_line_end(r, r->offset)) {
        fail(r, r->offset, "expected a separator after the closing quote; to write a quote inside a field, double it; found ");
        return index;
      }
    } else {
      while (byte_at(r, r->offset) != r->layout.separator && !is_line_end(r, r->offset)) {
        if (byte_at(r, r->offset) == '\r') {
          return fail(r, r->offset, "this line ends with a carriage return only; save the file with line feeds"), index;
        }
        r->offset++;
      }
      field.end = r->offset;
    }
    fields[index] = field;
    if (byte_at(r, r->offset) == r->layout.separator && r->offset < r->count) {
      r->offset++;
      continue;
    }
    r->offset += byte_at(r, r->offset) == '\r' ? 2 : 1;
    r->line++;
    r->line_start = r->offset;
    return index + 1;
  }
}

typedef struct {
  almanac_json_token *tokens;
  uint32_t capacity, count;
} writer;

static uint32_t add(writer *w, almanac_json_token token) {
  const uint32_t index = w->count++;
  token.next = w->count;
  if (index < w->capacity) w->tokens[index] = token;
  return index;
}

static void close(writer *w, uint32_t index) {
  if (index < w->capacity) w->tokens[index].next = w->count;
}

// Adds a field, and its parts if it is a list.
static void add_field(writer *w, const reader *r, almanac_json_token field) {
  const uint32_t value = add(w, field);
  const uint8_t *text = r->bytes + field.start, *end = r->bytes + field.end;
  if (!memchr(text, r->layout.list_separator, end - text)) return;
  for (const uint8_t *part = text; part <= end;) {
    const uint8_t *next = memchr(part, r->layout.list_separator, end - part);
    if (!next) next = end;
    almanac_json_token token = field;
    token.start = part - r->bytes;
    token.end = next - r->bytes;
    token.column += part - text;
    if (next > part) add(w, token);
    part = next + 1;
  }
  close(w, value);
}

static void add_row(writer *w, const reader *r, const almanac_json_token *fields, uint32_t count) {
  almanac_json_token object = fields[0];
  object.start = r->layout.object;
  object.end = object.start + 1;
  const uint32_t whole = add(w, object);
  uint32_t group = 0, group_start = 0;
  for (uint32_t index = 0; index < r->layout.column_count; index++) {
    const almanac_csv_column *column = r->layout.columns + index;
    if (column->field >= count || fields[column->field].start == fields[column->field].end) continue;
    if (column->group.start != group_start) {
      if (group) close(w, group);
      group = 0;
      group_start = column->group.start;
      if (group_start) {
        add(w, column->group);
        group = add(w, object);
      }
    }
    add(w, column->key);
    add_field(w, r, fields[column->field]);
  }
  if (group) close(w, group);
  close(w, whole);
}

// Whether a row contains anything: spreadsheets write empty ones.
static bool has_value(const almanac_json_token *fields, uint32_t count) {
  for (uint32_t index = 0; index < count; index++) {
    if (fields[index].start < fields[index].end) return true;
  }
  return false;
}

almanac_json_end almanac_csv_read(
    uint8_t *bytes, uint32_t count, almanac_csv_layout layout, almanac_json_token *tokens, uint32_t capacity) {
  const uint32_t start = layout.start.offset;
  reader r = {.bytes = bytes, .count = count, .layout = layout, .offset = start, .line = layout.start.line, .line_start = start};
  writer w = {.tokens = tokens, .capacity = capacity};
  almanac_json_token fields[ALMANAC_CSV_COLUMNS];
  if (!layout.column_count) {
    const uint32_t number = row(&r, fields, ALMANAC_CSV_COLUMNS, tokens);
    for (uint32_t index = 0; index < number; index++) add(&w, fields[index]);
  } else {
    const uint32_t array = add(&w, (almanac_json_token){.start = layout.array, .end = layout.array + 1, .line = 1, .column = 1});
    while (!r.message && r.offset < count) {
      const uint32_t number = row(&r, fields, layout.field_count, tokens);
      if (!r.message && has_value(fields, number)) add_row(&w, &r, fields, number);
    }
    close(&w, array);
  }
  return (almanac_json_end){
      .message = r.message, .offset = r.offset, .line = r.line, .column = r.offset - r.line_start + 1, .token_count = w.count};
}
