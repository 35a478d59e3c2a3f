#ifndef ALMANAC_CPNG_DECODER_H
#define ALMANAC_CPNG_DECODER_H

#include <stddef.h>
#include <stdint.h>

// Decodes a whole PNG file and throws the pixels away. libpng reports errors by longjmp, which must not cross Swift
// frames; here it ends within one C function.
//
// Returns 1 when the file is sound. Otherwise returns 0 and puts libpng's message into `message` (at most `capacity`
// bytes with the final null). Memory is bounded by the size of one row; the caller has checked the dimensions.
int almanac_png_decode(const uint8_t *bytes, size_t count, char *message, size_t capacity);

// The checksum of a chunk: the CRC-32 of its type and content.
uint32_t almanac_png_checksum(const uint8_t *bytes, size_t count);

// The hash FNV-1a of some bytes, which continues from the hash of the bytes before. In C, because it goes over all inputs,
// and the generator is often built without optimization.
uint64_t almanac_hash(uint64_t seed, const uint8_t *bytes, size_t count);

#endif
