#ifndef GUIDE_MODULE_H
#define GUIDE_MODULE_H

#include <stddef.h>

/// A file in the program.
typedef struct {
  const unsigned char *bytes;

  /// The number of bytes, 0 if `Scripts/guide-module` has not made the file.
  size_t count;
} GuideFile;

/// The WebAssembly module of the pages, compressed by gzip.
GuideFile guide_module_code(void);

/// The script that loads it.
GuideFile guide_module_script(void);

#endif
