// NSRange. Foundation declares unsigned numbers, which the compiler imports as Int.
typedef struct _NSRange {
  long location;
  long length;
} NSRange;
