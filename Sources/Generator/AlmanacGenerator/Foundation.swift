// The system libraries of the tool, for all files. On Linux, only a part of Foundation is imported, because the rest
// would add ICU, which is several times larger than everything else.
@_exported import Dispatch

#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
  #if canImport(Musl)
    @_exported import Musl
  #else
    @_exported import Glibc
  #endif
#else
  @_exported import Foundation
#endif
