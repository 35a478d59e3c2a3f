"""Drawings as SVG: their rules, their shapes, and their colors."""

import re
from pathlib import Path

WORLD = Path(__file__).resolve().parent.parent.parent / "World/Flags"
# The ratio of width and height of each shape. A rectangle has the flag's own.
SHAPES = {"circle": 1, "square": 1, "4:3": 4 / 3, "rectangle": None}
HEIGHT = 512
LARGEST = 12 << 10
ROOT = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 ([\d.]+) 512">')
RATIO = re.compile(r"\b(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)\b")
FORBIDDEN = re.compile(r"<(style|text|image|filter|script|foreignObject)\b|\b(style|font-family)=|\bhref=\"(?!#)")
# So a white field shows on a white page, and a black one on a black page. They are 3.6 and 7.4 from the pure colors (CIEDE2000).
SOFT = {"#fff": "#efefef", "#ffffff": "#efefef", "#000": "#202020", "#000000": "#202020"}


class Failure(Exception):
    """A message for the user."""


def softened(svg):
    """The SVG with pure white and black as the shipped images have them."""
    return re.sub(r'\b(fill|stroke)="(#[0-9a-fA-F]+)"', lambda match: f'{match[1]}="{SOFT.get(match[2].lower(), match[2])}"', svg)


def adapted(svg, shape):
    """A drawing of Almanac in a shape: World/Flags/README.md says how it adapts."""
    if shape in ("circle", "square"):
        svg = svg.replace('class="square" display="none"', 'class="square"').replace('class="rectangle"', 'display="none"')
    if not SHAPES[shape]:
        return svg
    return re.sub(r'(<svg xmlns="[^"]*" viewBox="0 0) [\d.]+ 512"', rf'\1 {HEIGHT * SHAPES[shape]:.5g} 512"', svg, count=1)


def framed(svg, fill, shape):
    """The SVG in a shape, and the shape's ratio. A root without a viewBox gets one, because only that can be scaled."""
    body = re.sub(r"<\?xml.*?\?>|<!DOCTYPE[^>\[]*(\[.*?\])?>", "", svg, flags=re.DOTALL)
    match = re.search(r"<svg\b[^>]*>", body)
    if not match:
        raise Failure("there is no <svg> element; write an SVG file")
    root = match.group()
    box = re.search(r"""\bviewBox\s*=\s*["']([^"']*)["']""", root)
    if not box:
        sizes = [re.search(rf"""\s{name}\s*=\s*["']([\d.]+)(px)?["']""", root) for name in ("width", "height")]
        if not all(sizes):
            raise Failure("the <svg> element has neither a viewBox nor a width and a height")
    view = box.group(1) if box else "0 0 {} {}".format(*(size.group(1) for size in sizes))
    ratio = SHAPES[shape] or own_ratio(view)
    width = f"{HEIGHT * ratio:.5g}"
    plain = re.sub(r"""\s(width|height|x|y|viewBox|preserveAspectRatio)\s*=\s*("[^"]*"|'[^']*')""", "", root)
    size = f' width="{width}" height="{HEIGHT}" viewBox="{view}" preserveAspectRatio="xMidYMid slice"'
    content = body[: match.start()] + plain[:4] + size + plain[4:] + body[match.end() :]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}"><g fill="{fill}">{content}</g></svg>', ratio


def own_ratio(view):
    """The ratio of a viewBox."""
    try:
        _, _, width, height = (float(number) for number in re.split(r"[\s,]+", view.strip()))
        if not 0.1 <= width / height <= 10:
            raise ValueError
    except (ValueError, ZeroDivisionError):
        raise Failure(f"the viewBox '{view}' is not that of a flag; write four numbers") from None
    return width / height


def document(source, shape, official=False):
    """The SVG of a file in a shape, and the shape's ratio."""
    try:
        svg = source.read_text(encoding="utf-8")
        if source.parent == WORLD / "svg":
            svg = adapted(svg, shape)
        return framed(svg, "#000", shape) if official else framed(softened(svg), SOFT["#000"], shape)
    except (UnicodeDecodeError, Failure) as error:
        raise Failure(f"{source}:1:1: error: {error}") from None


def vector(source, shape, official=False):
    """A file of a flag in a shape, for people who want vectors."""
    svg, _ = document(source, shape, official)
    if shape == "circle":
        name = f"{source.stem}-circle"
        clip = f'<clipPath id="{name}"><circle cx="256" cy="256" r="256"/></clipPath>'
        svg = svg.replace("<g", f'{clip}<g clip-path="url(#{name})"', 1)
    return svg + "\n"


def problems(source):
    """What World/Flags/README.md forbids in a drawing."""
    svg = source.read_text(encoding="utf-8")
    code = source.stem
    comment = re.search(r"<!--(.*?)-->", svg, re.DOTALL)
    root, ratio = ROOT.match(svg), RATIO.search(comment.group(1) if comment else "")
    found = []
    if not root:
        found.append((0, "a drawing begins with '<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 WIDTH 512\">'"))
    elif not ratio:
        found.append((0, "the comment does not state the ratio of height and width, such as 2:3"))
    elif abs(float(root.group(1)) - HEIGHT * float(ratio.group(2)) / float(ratio.group(1))) > 0.1:
        found.append((0, f"the viewBox does not have the ratio {ratio.group()} that the comment states"))
    if len(svg.encode()) > LARGEST:
        found.append((0, f"the file has more than {LARGEST} bytes"))
    found += [(match.start(), f"'{match.group()}' does not belong in a drawing") for match in FORBIDDEN.finditer(svg)]
    found += [
        (match.start(), f"the identifier '{match.group(1)}' does not begin with '{code}-'")
        for match in re.finditer(r'\bid="([^"]*)"', svg)
        if not match.group(1).startswith(f"{code}-")
    ]
    for place, message in sorted(found):
        line, column = svg.count("\n", 0, place) + 1, place - svg.rfind("\n", 0, place)
        yield f"{source}:{line}:{column}: error: {message}"
