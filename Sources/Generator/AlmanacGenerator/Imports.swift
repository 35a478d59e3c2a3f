// What all files use: the runtime, whose tables the generator writes, and the system. On Linux, that is a part of
// Foundation: the rest of it would add ICU to the tool, which is several times larger than all else.
@_exported import Almanac
@_exported import AlmanacTables
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
