#ifndef ALMANAC_PNG_FAILURES_H
#define ALMANAC_PNG_FAILURES_H

#include <png.h>
#include <setjmp.h>
#include <stddef.h>

// Where an error of libpng goes.
struct failures {
  // The text of the error, at most `capacity` bytes including the final null.
  char *message;
  size_t capacity;
  char warning[128];
  jmp_buf failed;
};

// libpng's callback of errors. Writes the message and jumps to `failed` of the struct that libpng was given.
void almanac_png_fail(png_structp png, png_const_charp text);

// libpng's callback of warnings. Keeps the last one for the message of an error.
void almanac_png_warn(png_structp png, png_const_charp text);

// Writes that libpng has no memory to begin, and returns 0.
int almanac_png_did_not_start(char *message, size_t capacity);

#endif
