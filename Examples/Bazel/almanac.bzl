"""The rule that generates Almanac's enums."""

def _outputs(files):
    """What `almanac generate --list-outputs` prints, a file for each template. Bazel must know it before the program runs."""
    templates = [file for file in files if file.dirname.endswith("/Templates") and file.extension == "mustache"]
    return sorted(["Almanac%s.swift" % file.basename[:-len(".mustache")] for file in templates])

def _almanac(files):
    """The folder of the templates, lists and flags that Almanac ships."""
    for file in files:
        if file.path.endswith("/Templates/Country.mustache"):
            return file.path[:-len("/Templates/Country.mustache")]
    fail("'shipped' must be the files that Almanac ships")

def _almanac_swift_library_sources_impl(ctx):
    folder = "/".join([part for part in [ctx.label.workspace_root, ctx.label.package, ctx.attr.folder] if part])
    for file in ctx.files.srcs:
        if not file.is_source or not (file.path + "/").startswith(folder + "/" if folder else ""):
            fail("'%s' is not a source file in '%s'" % (file.path, folder), attr = "srcs")
    outputs = [ctx.actions.declare_file("%s/%s" % (ctx.label.name, name)) for name in _outputs(ctx.files.shipped)]
    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add(folder or ".")
    arguments.add("--output", outputs[0].dirname)

    arguments.add("--almanac", _almanac(ctx.files.shipped))

    # In a sandbox, each input is a symbolic link.
    arguments.add("--follow-links")
    arguments.add_all(ctx.attr.libraries, before_each = "--library")
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.shipped,
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
        "shipped": attr.label(
            default = "@almanac//:shipped",
            doc = "The templates, lists and flags that Almanac ships.",
            allow_files = True,
        ),
        "srcs": attr.label_list(allow_files = True, mandatory = True, doc = "almanac.json, and all lists and flags."),
        "tool": attr.label(
            default = "@almanac_program//:almanac",
            doc = "The program `almanac`.",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
