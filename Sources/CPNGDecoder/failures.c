#include "failures.h"

#include <stdio.h>

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
