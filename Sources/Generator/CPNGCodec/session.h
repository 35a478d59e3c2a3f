#ifndef ALMANAC_PNG_SESSION_H
#define ALMANAC_PNG_SESSION_H

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

// A file in memory, which libpng writes. The owner frees the bytes.
struct writing {
  // First, for the same reason.
  struct failures failures;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

// What is done with a file. An error of libpng jumps out of it, so what it allocates belongs to its context.
typedef void png_body(png_structp png, png_infop info, void *context);

// Calls `body` to read a file with sound checksums. Returns 0 after an error.
int almanac_png_reading(struct source *source, png_body *body, void *context);

// Calls `body` to write a file. Returns 0 after an error.
int almanac_png_writing(struct writing *writing, png_body *body, void *context);

// Reads the header, and asks for four samples a pixel, of the same values: red, green, blue and alpha. Only reads the chunks that
// make pixels: IHDR, PLTE, tRNS, IDAT and IEND. There can be any number of the others, and libpng would inflate and keep some of
// them.
void almanac_png_begin(png_structp png, png_infop info);

#endif
