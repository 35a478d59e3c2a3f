// What Embedded Swift expects of the C library and of the compiler's: memory, random numbers, and products of 128 bits.

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536
#define CLASSES 32
#define HEADER 16

extern unsigned char __heap_base;

// Blocks have the size of a power of two. A free block begins with the address of the next free one of its size.
static void *free_blocks[CLASSES];
static uintptr_t heap_end;

static unsigned class_of(size_t size) {
  unsigned class = 5;
  while (class < CLASSES && ((size_t)1 << class) < size) class++;
  return class;
}

// Takes a new block from the end of the memory, which grows if it has to.
static void *new_block(unsigned class) {
  if (!heap_end) heap_end = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
  size_t size = (size_t)1 << class;
  size_t available = __builtin_wasm_memory_size(0) * (size_t)PAGE - heap_end;
  if (size > available) {
    size_t pages = (size - available + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  void *block = (void *)heap_end;
  heap_end += size;
  return block;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) return NULL;
  unsigned class = class_of(size + HEADER);
  unsigned char *block = free_blocks[class];
  if (block) {
    free_blocks[class] = *(void **)block;
  } else {
    block = new_block(class);
    if (!block) return NULL;
  }
  *(unsigned *)block = class;
  return block + HEADER;
}

void free(void *memory) {
  if (!memory) return;
  unsigned char *block = (unsigned char *)memory - HEADER;
  unsigned class = *(unsigned *)block;
  *(void **)block = free_blocks[class];
  free_blocks[class] = block;
}

// Blocks are aligned to 16 bytes, more than any Swift type of Almanac asks for.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = alignment > HEADER ? NULL : malloc(size);
  return *memory ? 0 : 12;
}

// Swift seeds its hashes with it. A page that can choose the keys of a set can only slow itself down, so a secret isn't needed.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)bytes)[i] = (unsigned char)(i * 151 + 43);
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

// Messages of failed preconditions are left out.
int putchar(int character) { return character; }

// Clang would make it of itself, so the halves are multiplied by hand.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t low_low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF), high_low = (a >> 32) * (b & 0xFFFFFFFF);
  uint64_t low_high = (a & 0xFFFFFFFF) * (b >> 32), high_high = (a >> 32) * (b >> 32);
  uint64_t middle = (low_low >> 32) + (high_low & 0xFFFFFFFF) + (low_high & 0xFFFFFFFF);
  uint64_t low = middle << 32 | (low_low & 0xFFFFFFFF);
  uint64_t high = high_high + (high_low >> 32) + (low_high >> 32) + (middle >> 32);
  high += (uint64_t)(first >> 64) * b + a * (uint64_t)(second >> 64);
  return (__int128)((unsigned __int128)high << 64 | low);
}
