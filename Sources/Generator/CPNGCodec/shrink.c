#include "CPNGCodec.h"
#include "layout.h"
#include "session.h"

#include <stdlib.h>
#include <zlib.h>

// How to write a layout: the filter, and how strong zlib compresses.
struct trial {
  const struct layout *layout;
  int filter;
  int level;
  int strategy;
  // The bytes of the file.
  size_t size;
};

enum { FILTERS = 6, STRATEGIES = 4, MOST_TRIALS = MOST_LAYOUTS * FILTERS, ESTIMATE = 6, STRONGEST = 9 };

// `PNG_ALL_FILTERS` chooses a filter for each row.
static const int filters[FILTERS] = {PNG_FILTER_NONE, PNG_FILTER_SUB,   PNG_FILTER_UP,
                                     PNG_FILTER_AVG,  PNG_FILTER_PAETH, PNG_ALL_FILTERS};

// In the order of their chances.
static const int strategies[STRATEGIES] = {Z_DEFAULT_STRATEGY, Z_FILTERED, Z_RLE, Z_HUFFMAN_ONLY};

// A file that is written again and again.
struct shrinking {
  struct picture picture;
  struct layout layouts[MOST_LAYOUTS];
  const uint8_t *bytes;
  size_t count;
  // The last trial and its file, and the smallest file.
  struct trial trial;
  struct writing last;
  struct writing best;
};

static void set_header(png_structp png, png_infop info, const struct shrinking *shrinking) {
  const struct trial *trial = &shrinking->trial;
  const struct layout *layout = trial->layout;
  png_set_compression_level(png, trial->level);
  png_set_compression_strategy(png, trial->strategy);
  // Each part of the data in a buffer has a frame of 12 bytes.
  size_t size = layout->row * shrinking->picture.height + shrinking->picture.height + 1024;
  png_set_compression_buffer_size(png, size < 1 << 20 ? size : 1 << 20);
  png_set_IHDR(png, info, shrinking->picture.width, shrinking->picture.height, layout->bit_depth, layout->color_type,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, trial->filter);
  if (layout->palette_count > 0) png_set_PLTE(png, info, layout->palette, layout->palette_count);
  if (layout->opacity_count > 0) png_set_tRNS(png, info, layout->opacities, layout->opacity_count, NULL);
  if (layout->has_key) png_set_tRNS(png, info, NULL, 0, &layout->key);
}

static void write_trial(png_structp png, png_infop info, void *context) {
  const struct shrinking *shrinking = context;
  const struct layout *layout = shrinking->trial.layout;
  set_header(png, info, shrinking);
  png_write_info_before_PLTE(png, info);
  struct kept kept = almanac_kept(shrinking->bytes, shrinking->count);
  struct kept_chunk chunk;
  while (almanac_kept_next(&kept, &chunk)) png_write_chunk(png, chunk.type, chunk.content, chunk.count);
  png_write_info(png, info);
  for (size_t y = 0; y < shrinking->picture.height; y++) png_write_row(png, layout->rows + y * layout->row);
  png_write_end(png, info);
}

// Writes the file, and sets its size. Returns 0 if that fails.
static int encode(struct shrinking *shrinking, struct trial *trial) {
  shrinking->trial = *trial;
  shrinking->last.count = 0;
  if (!almanac_png_writing(&shrinking->last, write_trial, shrinking)) return 0;
  trial->size = shrinking->last.count;
  return 1;
}

// Writes the file, and keeps it if it is the smallest.
static void attempt(struct shrinking *shrinking, struct trial trial) {
  if (!encode(shrinking, &trial) || trial.size >= shrinking->best.count) return;
  struct writing best = shrinking->last;
  shrinking->last = shrinking->best;
  shrinking->best = best;
}

static int compare(const void *left, const void *right) {
  const struct trial *one = left, *other = right;
  if (one->size != other->size) return one->size < other->size ? -1 : 1;
  // `qsort` need not keep the order of equals, and another order could give another file.
  if (one->layout != other->layout) return one->layout < other->layout ? -1 : 1;
  return one->filter - other->filter;
}

// How many of the trials deserve the strongest compression: the ones near the best, and fewer for a large picture.
static int finalists(const struct trial *trials, int count, size_t raw) {
  if (raw <= 8 << 10) return count;
  int most = raw <= 1 << 20 ? 3 : 1;
  int chosen = 0;
  // Between the estimate and the strongest compression, a trial gains up to a twelfth on another.
  while (chosen < count && chosen < most && trials[chosen].size <= trials[0].size + trials[0].size / 12) chosen++;
  return chosen;
}

static void try_all(struct shrinking *shrinking, int layout_count) {
  struct trial trials[MOST_TRIALS];
  int count = 0;
  size_t raw = 0;
  for (int index = 0; index < layout_count; index++) {
    const struct layout *layout = &shrinking->layouts[index];
    if (layout->row * shrinking->picture.height > raw) raw = layout->row * shrinking->picture.height;
    for (int filter = 0; filter < FILTERS; filter++) {
      trials[count] = (struct trial){.layout = layout, .filter = filters[filter], .level = ESTIMATE};
      if (encode(shrinking, &trials[count])) count++;
    }
  }
  qsort(trials, (size_t)count, sizeof trials[0], compare);
  count = finalists(trials, count, raw);
  for (int index = 0; index < count; index++) {
    trials[index].level = STRONGEST;
    // Unfiltered data has no use for the other strategies, unless it is tiny.
    int most = raw <= 8 << 10 ? STRATEGIES : trials[index].filter == PNG_FILTER_NONE || raw > 1 << 20 ? 1 : 2;
    for (int strategy = 0; strategy < most; strategy++) {
      trials[index].strategy = strategies[strategy];
      attempt(shrinking, trials[index]);
    }
  }
}

int almanac_png_shrink(const uint8_t *bytes, size_t count, uint8_t **shrunk, size_t *shrunk_count) {
  struct kept_needs needs = almanac_kept_needs(bytes, count);
  struct shrinking *shrinking = calloc(1, sizeof *shrinking);
  if (shrinking == NULL) return 0;
  *shrinking = (struct shrinking){.bytes = bytes, .count = count, .best.count = count};
  int is_smaller = 0;
  if (!needs.is_broken && almanac_picture_read(bytes, count, &shrinking->picture)) {
    try_all(shrinking, almanac_layouts(&shrinking->picture, needs, shrinking->layouts));
    is_smaller = shrinking->best.bytes != NULL && shrinking->best.count < count &&
                 almanac_picture_matches(&shrinking->picture, shrinking->best.bytes, shrinking->best.count) &&
                 almanac_kept_match(bytes, count, shrinking->best.bytes, shrinking->best.count);
  }
  if (is_smaller) {
    *shrunk = shrinking->best.bytes;
    *shrunk_count = shrinking->best.count;
    shrinking->best.bytes = NULL;
  }
  for (int index = 0; index < MOST_LAYOUTS; index++) free(shrinking->layouts[index].rows);
  free(shrinking->picture.pixels);
  free(shrinking->last.bytes);
  free(shrinking->best.bytes);
  free(shrinking);
  return is_smaller;
}

int almanac_png_is_shrunk(const uint8_t *bytes, size_t count, const uint8_t *shrunk, size_t shrunk_count) {
  struct picture picture;
  if (shrunk_count >= count || !almanac_kept_match(bytes, count, shrunk, shrunk_count)) return 0;
  if (!almanac_picture_read(bytes, count, &picture)) return 0;
  int matches = almanac_picture_matches(&picture, shrunk, shrunk_count);
  free(picture.pixels);
  return matches;
}
