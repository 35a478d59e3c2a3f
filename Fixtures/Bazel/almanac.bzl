"""The rule that generates Almanac's enums."""

# What `almanac generate --list-outputs` prints. Bazel must know it before the program runs.
_OUTPUTS = [
    "AlmanacCountry.swift",
    "AlmanacCountryFlags.swift",
    "AlmanacCountryFacts.swift",
    "AlmanacCurrency.swift",
    "AlmanacCurrencyLocale.swift",
    "AlmanacLanguage.swift",
    "AlmanacEmojiCategory.swift",
    "AlmanacEmoji.swift",
]

def _world(files):
    """The folder of the lists and flags that Almanac ships, or an empty path."""
    for file in files:
        if file.basename == "sources.json":
            return file.dirname
    return ""

def _almanac_swift_library_sources_impl(ctx):
    folder = "/".join([part for part in [ctx.label.workspace_root, ctx.label.package, ctx.attr.folder] if part])
    for file in ctx.files.srcs:
        if not file.is_source or not (file.path + "/").startswith(folder + "/" if folder else ""):
            fail("'%s' is not a source file in '%s'" % (file.path, folder), attr = "srcs")
    outputs = [ctx.actions.declare_file("%s/%s" % (ctx.label.name, name)) for name in _OUTPUTS]
    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add(folder or ".")
    arguments.add("--output", outputs[0].dirname)

    # Without a path, the program would look for the world in the sources that it was built from.
    arguments.add("--world", _world(ctx.files.world))

    # In a sandbox, each input is a symbolic link.
    arguments.add("--follow-links")
    arguments.add_all(ctx.attr.libraries, before_each = "--library")
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.world,
        outputs = outputs,
        mnemonic = "AlmanacGenerate",
        progress_message = "Generating enums for %s" % ctx.label,
    )
    return [DefaultInfo(files = depset(outputs))]

almanac_swift_library_sources = rule(
    implementation = _almanac_swift_library_sources_impl,
    doc = "Generates Swift files for the `srcs` of a `swift_library`, which must depend on the library `Almanac`.",
    attrs = {
        "folder": attr.string(doc = "The folder with almanac.json and the resources, below the package."),
        "libraries": attr.string_list(doc = "Almanac's libraries that the target depends on, such as AlmanacCurrency."),
        "srcs": attr.label_list(allow_files = True, mandatory = True, doc = "almanac.json, and all lists and flags."),
        "tool": attr.label(
            default = "@almanac_program//:almanac",
            doc = "The program `almanac`.",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
        "world": attr.label(
            allow_files = True,
            doc = "`@almanac//:world`, if the target uses lists or flags that Almanac ships.",
        ),
    },
)
