// What the tool uses of the system, for all files. On Linux, that is a part of Foundation: the rest of it would add ICU
// to the tool, which is several times larger than all else.
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
