// The plugin generates the enums of this module.
