#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void next(png_structp png, png_bytep target, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends too early");
  memcpy(target, source->next, count);
  source->next += count;
  source->left -= count;
}

static void append(png_structp png, png_bytep source, size_t count) {
  struct writing *writing = png_get_io_ptr(png);
  if (count > SIZE_MAX / 2 - writing->count) png_error(png, "the file is too long");
  size_t needed = writing->count + count;
  if (needed > writing->capacity) {
    size_t capacity = needed * 2;
    uint8_t *bytes = realloc(writing->bytes, capacity);
    if (bytes == NULL) png_error(png, "there is no memory for the file");
    writing->bytes = bytes;
    writing->capacity = capacity;
  }
  memcpy(writing->bytes + writing->count, source, count);
  writing->count = needed;
}

static void flush(png_structp png) { (void)png; }

// Keeps the last warning for the message of an error.
static void warn(png_structp png, png_const_charp text) {
  struct failures *failures = png_get_error_ptr(png);
  snprintf(failures->warning, sizeof failures->warning, "%s", text);
}

static void fail(png_structp png, png_const_charp text) {
  struct failures *failures = png_get_error_ptr(png);
  // The warning before the error often names the field at fault.
  const char *separator = failures->warning[0] ? ": " : "";
  snprintf(failures->message, failures->capacity, "%s%s%s", text, separator, failures->warning);
  longjmp(failures->failed, 1);
}

static int run(struct failures *failures, png_structp png, png_infop info, png_body *body, void *context) {
  if (info == NULL) {
    snprintf(failures->message, failures->capacity, "libpng could not start");
    return 0;
  }
  if (setjmp(failures->failed)) return 0;
  body(png, info, context);
  return 1;
}

int almanac_png_reading(struct source *source, png_body *body, void *context) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, source, fail, warn);
  png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
  if (info != NULL) {
    png_set_read_fn(png, source, next);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  }
  int is_done = run(&source->failures, png, info, body, context);
  png_destroy_read_struct(&png, &info, NULL);
  return is_done;
}

int almanac_png_writing(struct writing *writing, png_body *body, void *context) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writing, fail, warn);
  png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
  if (info != NULL) png_set_write_fn(png, writing, append, flush);
  int is_done = run(&writing->failures, png, info, body, context);
  png_destroy_write_struct(&png, &info);
  return is_done;
}

void almanac_png_begin(png_structp png, png_infop info) {
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
}
