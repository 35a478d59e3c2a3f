// A command of WASI that answers each line of its input by a line: the tests run it in Node and in wasmkit.

#include <stddef.h>
#include <stdint.h>

typedef struct {
  void *bytes;
  uint32_t count;
} part;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int fd_read(int file, part *parts, int count, uint32_t *read);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const part *parts, int count, uint32_t *written);

uintptr_t almanac_input(int32_t count);
uintptr_t almanac_output(void);
int32_t portable_answer(int32_t count);

static int next_byte(void) {
  static unsigned char bytes[4096];
  static uint32_t count, place;
  if (place == count) {
    part part = {bytes, sizeof bytes};
    place = 0;
    if (fd_read(0, &part, 1, &count) || !count) return -1;
  }
  return bytes[place++];
}

static void write_all(const char *bytes, uint32_t count) {
  while (count) {
    part part = {(void *)bytes, count};
    uint32_t written;
    if (fd_write(1, &part, 1, &written) || !written) __builtin_trap();
    bytes += written;
    count -= written;
  }
}

__attribute__((export_name("_start")))
void start(void) {
  enum { longest = 1 << 16 };
  char *question = (char *)almanac_input(longest);
  int32_t count = 0;
  for (int byte; (byte = next_byte()) >= 0;) {
    if (byte != '\n') {
      if (count == longest) __builtin_trap();
      question[count++] = byte;
      continue;
    }
    count = portable_answer(count);
    write_all((const char *)almanac_output(), count);
    write_all("\n", 1);
    count = 0;
  }
}
