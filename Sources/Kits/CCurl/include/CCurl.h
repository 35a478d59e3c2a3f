#ifndef ALMANAC_CCURL_H
#define ALMANAC_CCURL_H

#include <stddef.h>
#include <stdint.h>

/// Receives a piece of the head or the body. Returns the count, or another number to end the transfer.
typedef size_t (*ccurl_write)(char *bytes, size_t size, size_t count, void *context);

/// Is called at least once per second. Returns 0, or another number to end the transfer.
typedef int (*ccurl_progress)(void *context, int64_t expected, int64_t received, int64_t to_send, int64_t sent);

/// A transfer. Strings end with 0, and `headers` with a null pointer.
typedef struct {
  const char *url;
  const char *const *headers;
  /// The seconds to wait for further data.
  long timeout;
  /// The milliseconds until the end.
  long deadline;
  long limit;
  void *context;
  ccurl_write head;
  ccurl_write body;
  ccurl_progress progress;
} ccurl_transfer;

/// Loads libcurl, if this process has not done so. Returns a text that says why it cannot be used, or a null pointer.
const char *ccurl_problem(void);

/// Runs a transfer on this thread. Returns libcurl's code.
int ccurl_run(const ccurl_transfer *transfer);

#endif
