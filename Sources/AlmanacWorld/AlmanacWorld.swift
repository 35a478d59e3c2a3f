// The plugin generates all declarations of this module. SwiftPM needs a source file in each target.
