"""Drawings as PNG images."""

import io
import struct
import subprocess
import sys
import zlib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

try:
    from PIL import Image, ImageChops
except ModuleNotFoundError:
    sys.exit("error: Pillow is missing; install python3-pil, and run with /usr/bin/python3")

from flags.drawing import Failure, document

# The opacities that an edge has, and how much a channel of a color may change. Nobody sees the difference.
OPACITIES = 16
TOLERANCE = 8
SHEET_SIZE = 40
SHEET_GAP = 4
SHEET_COLUMNS = 20


def rasterized(svg, width, height, source="circle"):
    """The image of an SVG document. The source is for messages."""
    options = ["--width", str(width), "--height", str(height)]
    done = subprocess.run(["rsvg-convert", *options], input=svg.encode(), capture_output=True)
    if done.returncode:
        raise Failure(f"{source}:1:1: error: {done.stderr.decode().strip()}")
    return Image.open(io.BytesIO(done.stdout)).convert("RGBA")


@cache
def disc(size):
    """The opacity of a circle. A clip path in the SVG would let the colors below the topmost one shine through at the edge, and
    librsvg draws only the first clip path below a mask."""
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'
    return rasterized(svg, size, size).getchannel("A")


def render(source, size, shape="circle", official=False):
    """The image of an SVG file with a height in pixels."""
    svg, ratio = document(source, shape, official)
    image = rasterized(svg, round(size * ratio), size, source)
    if shape == "circle":
        image.putalpha(ImageChops.multiply(image.getchannel("A"), disc(size)))
    # Transparent pixels have no color.
    visible = image.getchannel("A").point(lambda opacity: 255 if opacity else 0)
    return Image.composite(image, Image.new("RGBA", image.size), visible)


def few_colors(image):
    """The image with fewer colors at its edges, which halves the file: a color becomes the most frequent one that is nearly the same.

    The colors of the areas stay, because they are the most frequent ones."""
    step = 255 // (OPACITIES - 1)
    opacity = image.getchannel("A").point(lambda opacity: (opacity + step // 2) // step * step)
    image = Image.composite(image, Image.new("RGBA", image.size), opacity.point(lambda opacity: 255 if opacity else 0))
    image.putalpha(opacity)
    # Colors that are equally frequent have an order, so that every computer chooses the same.
    colors = sorted(image.getcolors(image.width * image.height), key=lambda item: (-item[0], item[1]))
    kept, replaced = {}, {}
    for _, color in colors:
        red, green, blue, alpha = color
        same = kept.setdefault(alpha, [])
        replaced[color] = next(
            (
                other
                for other in same
                if abs(red - other[0]) <= TOLERANCE
                and abs(green - other[1]) <= TOLERANCE
                and abs(blue - other[2]) <= TOLERANCE
            ),
            color,
        )
        if replaced[color] == color:
            same.append(color)
    image.putdata([replaced[color] for color in image.getdata()])
    return image


def png(image):
    """A PNG file. Rows without a filter are the smallest, because flags have few colors."""
    width, height = image.size
    pixels = image.tobytes()
    rows = b"".join(b"\0" + pixels[start : start + 4 * width] for start in range(0, len(pixels), 4 * width))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    data = zlib.compress(rows, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def smallest(data):
    """A PNG file with the same pixels in the fewest bytes. It takes a second for each flag."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "source.png"), Path(folder, "target.png")
        source.write_bytes(data)
        done = subprocess.run(["zopflipng", source, target], capture_output=True, text=True)
        if done.returncode:
            raise Failure(f"zopflipng:1:1: error: {done.stdout.strip()}{done.stderr.strip()}")
        return target.read_bytes()


def shows(path, image):
    """Whether a file has exactly the pixels of an image, also the colors of transparent ones."""
    try:
        with Image.open(path) as found:
            return found.size == image.size and found.convert("RGBA").tobytes() == image.tobytes()
    except OSError:
        return False


def sheet(sources):
    """All flags in rows."""
    cell = SHEET_SIZE + SHEET_GAP
    rows = (len(sources) + SHEET_COLUMNS - 1) // SHEET_COLUMNS
    page = Image.new("RGBA", (SHEET_COLUMNS * cell, rows * cell))
    for index, source in enumerate(sources):
        place = index % SHEET_COLUMNS * cell + SHEET_GAP // 2, index // SHEET_COLUMNS * cell + SHEET_GAP // 2
        page.paste(render(source, SHEET_SIZE), place)
    return page
