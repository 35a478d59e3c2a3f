#include "source.h"

#include <stdio.h>
#include <string.h>

void almanac_png_next(png_structp png, png_bytep target, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends too early");
  memcpy(target, source->next, count);
  source->next += count;
  source->left -= count;
}

void almanac_png_warn(png_structp png, png_const_charp text) {
  struct failures *failures = png_get_error_ptr(png);
  snprintf(failures->warning, sizeof failures->warning, "%s", text);
}

void almanac_png_fail(png_structp png, png_const_charp text) {
  struct failures *failures = png_get_error_ptr(png);
  // The warning before the error often names the field at fault.
  const char *separator = failures->warning[0] ? ": " : "";
  snprintf(failures->message, failures->capacity, "%s%s%s", text, separator, failures->warning);
  longjmp(failures->failed, 1);
}

int almanac_png_did_not_start(char *message, size_t capacity) {
  snprintf(message, capacity, "libpng could not start");
  return 0;
}
