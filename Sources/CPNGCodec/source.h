#ifndef ALMANAC_PNG_SOURCE_H
#define ALMANAC_PNG_SOURCE_H

#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

// Where an error of libpng goes.
struct failures {
  // The text of the error, at most `capacity` bytes including the final null.
  char *message;
  size_t capacity;
  char warning[128];
  jmp_buf failed;
};

// A file in memory, which libpng reads.
struct source {
  // First, because libpng's callbacks of errors get it.
  struct failures failures;
  const uint8_t *next;
  size_t left;
};

// libpng's callback that reads the next bytes of a `source`. At the end of the file, it fails.
void almanac_png_next(png_structp png, png_bytep target, size_t count);

// libpng's callback of errors. Writes the message and jumps to `failed` of the struct that libpng was given.
void almanac_png_fail(png_structp png, png_const_charp text);

// libpng's callback of warnings. Keeps the last one for the message of an error.
void almanac_png_warn(png_structp png, png_const_charp text);

// Writes that libpng has no memory to begin, and returns 0.
int almanac_png_did_not_start(char *message, size_t capacity);

#endif
