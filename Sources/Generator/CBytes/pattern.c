#include "CBytes.h"

#include <regex.h>
#include <stdlib.h>

struct almanac_pattern {
  regex_t expression;
};

almanac_pattern *almanac_pattern_create(const char *text) {
  almanac_pattern *pattern = malloc(sizeof *pattern);
  if (pattern && regcomp(&pattern->expression, text, REG_EXTENDED | REG_NOSUB) == 0) return pattern;
  free(pattern);
  return NULL;
}

bool almanac_pattern_matches(const almanac_pattern *pattern, const char *text) {
  return regexec(&pattern->expression, text, 0, NULL, 0) == 0;
}

void almanac_pattern_free(almanac_pattern *pattern) {
  regfree(&pattern->expression);
  free(pattern);
}
