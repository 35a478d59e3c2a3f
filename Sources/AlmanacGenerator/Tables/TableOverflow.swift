/// A table has more bytes of text than its offsets can count.
struct TableOverflow: Error {}
