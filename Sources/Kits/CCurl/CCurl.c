#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

// The interface of libcurl 7.32 and later, which does not change. So a build needs no headers of libcurl, and a program no
// libcurl until its first download.
enum {
  WRITEDATA = 10001, URL = 10002, HTTPHEADER = 10023, HEADERDATA = 10029, XFERINFODATA = 10057, ACCEPT_ENCODING = 10102,
  USERAGENT = 10018, WRITEFUNCTION = 20011, HEADERFUNCTION = 20079, XFERINFOFUNCTION = 20219, LOW_SPEED_LIMIT = 19,
  LOW_SPEED_TIME = 20, NOPROGRESS = 43, FAILONERROR = 45, FOLLOWLOCATION = 52, MAXREDIRS = 68, NOSIGNAL = 99,
  HTTPAUTH = 107, MAXFILESIZE = 114, TIMEOUT_MS = 155, CONNECTTIMEOUT_MS = 156, PROTOCOLS = 181, REDIR_PROTOCOLS = 182,
  HTTP = 1, HTTPS = 2, FAILED_INIT = 2
};

static struct {
  int (*global_init)(long);
  void *(*init)(void);
  int (*setopt)(void *, int, ...);
  int (*perform)(void *);
  void (*cleanup)(void *);
  void *(*append)(void *, const char *);
  void (*free_all)(void *);
} curl;

// Why libcurl cannot be used. Empty if it can.
static char problem[512];

static void *open_library(void) {
  // The second is for systems with libcurl for GnuTLS only.
  void *library = dlopen("libcurl.so.4", RTLD_NOW);
  if (library) return library;
  // A copy, because the next call replaces the text.
  const char *reason = dlerror();
  snprintf(problem, sizeof problem, "%s", reason ? reason : "libcurl.so.4 is missing");
  return dlopen("libcurl-gnutls.so.4", RTLD_NOW);
}

static void load(void) {
  void *library = open_library();
  if (!library) return;
  problem[0] = 0;
  curl.global_init = dlsym(library, "curl_global_init");
  curl.init = dlsym(library, "curl_easy_init");
  curl.setopt = dlsym(library, "curl_easy_setopt");
  curl.perform = dlsym(library, "curl_easy_perform");
  curl.cleanup = dlsym(library, "curl_easy_cleanup");
  curl.append = dlsym(library, "curl_slist_append");
  curl.free_all = dlsym(library, "curl_slist_free_all");
  if (!curl.global_init || !curl.init || !curl.setopt || !curl.perform || !curl.cleanup || !curl.append ||
      !curl.free_all) {
    snprintf(problem, sizeof problem, "libcurl lacks a function");
  } else if (curl.global_init(3) != 0) {
    snprintf(problem, sizeof problem, "libcurl cannot be initialized");
  }
}

const char *ccurl_problem(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return problem[0] ? problem : NULL;
}

static int set_up(void *handle, const ccurl_transfer *transfer) {
  const long protocols = HTTP | HTTPS;
  return curl.setopt(handle, URL, transfer->url) || curl.setopt(handle, PROTOCOLS, protocols) ||
         curl.setopt(handle, REDIR_PROTOCOLS, protocols) || curl.setopt(handle, FOLLOWLOCATION, 1L) ||
         curl.setopt(handle, MAXREDIRS, 20L) || curl.setopt(handle, FAILONERROR, 1L) ||
         // Without a way to log in, it doesn't send the user and the password that a URL can contain.
         curl.setopt(handle, HTTPAUTH, 0L) ||
         curl.setopt(handle, MAXFILESIZE, transfer->limit) || curl.setopt(handle, NOSIGNAL, 1L) ||
         curl.setopt(handle, USERAGENT, "Almanac") || curl.setopt(handle, ACCEPT_ENCODING, "") ||
         curl.setopt(handle, TIMEOUT_MS, transfer->deadline) || curl.setopt(handle, LOW_SPEED_LIMIT, 1L) ||
         curl.setopt(handle, LOW_SPEED_TIME, transfer->timeout) ||
         curl.setopt(handle, CONNECTTIMEOUT_MS, transfer->timeout * 1000) ||
         curl.setopt(handle, WRITEFUNCTION, transfer->body) || curl.setopt(handle, WRITEDATA, transfer->context) ||
         curl.setopt(handle, HEADERFUNCTION, transfer->head) || curl.setopt(handle, HEADERDATA, transfer->context) ||
         curl.setopt(handle, XFERINFOFUNCTION, transfer->progress) ||
         curl.setopt(handle, XFERINFODATA, transfer->context) || curl.setopt(handle, NOPROGRESS, 0L);
}

int ccurl_run(const ccurl_transfer *transfer) {
  void *handle = ccurl_problem() ? NULL : curl.init();
  if (!handle) return FAILED_INIT;
  void *headers = NULL;
  for (const char *const *header = transfer->headers; *header; header++) {
    void *longer = curl.append(headers, *header);
    if (longer) headers = longer;
  }
  int code = set_up(handle, transfer) || curl.setopt(handle, HTTPHEADER, headers) ? FAILED_INIT : curl.perform(handle);
  curl.cleanup(handle);
  curl.free_all(headers);
  return code;
}
