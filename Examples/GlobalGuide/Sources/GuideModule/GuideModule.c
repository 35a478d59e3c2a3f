#include "GuideModule.h"

// The files are those that `Scripts/guide-module` makes. Without them, pages ask the server.
#ifndef __has_embed
#define __has_embed(file) 0
#endif

// #embed is a part of C23, which SwiftPM has no name for.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

static const unsigned char code[] = {
#if __has_embed("Built/almanac.wasm.gz")
#embed "Built/almanac.wasm.gz" suffix(, )
#endif
  0
};

static const unsigned char script[] = {
#if __has_embed("Built/almanac.js")
#embed "Built/almanac.js" suffix(, )
#endif
  0
};

GuideFile guide_module_code(void) { return (GuideFile){code, sizeof code - 1}; }

GuideFile guide_module_script(void) { return (GuideFile){script, sizeof script - 1}; }
