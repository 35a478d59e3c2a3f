#ifndef ALMANAC_PNG_WRITING_H
#define ALMANAC_PNG_WRITING_H

#include "source.h"

// A file in memory, which libpng writes. The owner frees the bytes.
struct writing {
  // First, because libpng's callbacks of errors get it.
  struct failures failures;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

// Makes a struct of libpng that writes to `writing`, or returns NULL.
png_structp almanac_png_create_writer(struct writing *writing);

#endif
