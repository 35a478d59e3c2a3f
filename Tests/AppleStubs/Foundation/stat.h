// Darwin: a type and a function of the same name, which only C has.
struct timespec {
  long tv_sec;
  long tv_nsec;
};
struct stat {
  int st_dev;
  unsigned short st_mode;
  unsigned long long st_ino;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  long long st_size;
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
