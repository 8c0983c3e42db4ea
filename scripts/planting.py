"""Puts faults into a copy of the model's sources. `scripts/plants` and `scripts/selftest` use it."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODEL = "Sources/UIKitModel"
KINDS = ("expression", "instead", "before")


class Plant:
    """A fault, and the snippet of the model that it replaces.

    kind is expression, instead (of a statement) or before (a statement). original is a snippet that
    occurs once in the file; of a part in «» only that part is replaced; \\n stands for the end of a line
    and the spaces that begin the next.
    """

    def __init__(self, number, text, file, kind, original, plant):
        self.number, self.text, self.file = number, text, file
        self.kind, self.original, self.plant = kind, original, plant

    def pattern(self):
        """The snippet as a regular expression, whose second group is the part to replace."""
        parts = re.split("[«»]", self.original)
        before, inner, after = parts if len(parts) == 3 else ("", self.original, "")
        return "({})({})({})".format(
            *(r"\n *".join(map(re.escape, part.split(r"\n"))) for part in (before, inner, after)))

    def rewritten(self, original):
        on = f"Plant.isOn({self.number})"
        if self.kind == "expression":
            return f"({on} ? {self.plant} : {original})"
        if self.kind == "before":
            return f"if {on} {{ {self.plant} }}\n" + original
        return f"if {on} {{ {self.plant} }} else {{ {original} }}"


def match(plants):
    """Finds every plant's place in the sources. Returns the places and what is stale."""
    sources = {path: path.read_text() for path in sorted((ROOT / MODEL).rglob("*.swift"))}
    places, stale = [], []
    for plant in plants:
        found = [
            (path, each) for path, source in sources.items() if path.name == plant.file
            for each in re.finditer(plant.pattern(), source)
        ]
        if len(found) == 1:
            start, end = found[0][1].span(2)
            # What stands before a statement replaces nothing.
            end = start if plant.kind == "before" else end
            places.append((found[0][0], start, end, plant))
        else:
            stale.append(f"{plant.text}: {len(found)} matches in {plant.file}, expected 1")
    places.sort(key=lambda place: place[:3])
    for (path, start, end, plant), (other, next_start, next_end, next_plant) in zip(
            places, places[1:]):
        if path == other and next_start < end and (start, end) != (next_start, next_end):
            stale.append(f"{next_plant.text}: overlaps {plant.text}")
    return places, stale


def planted(places):
    """The sources that have plants, with all of them, by path."""
    texts, spans = {}, {}
    for path, start, end, plant in places:
        spans.setdefault((path, start, end), []).append(plant)
    for (path, start, end), plants in sorted(spans.items(), reverse=True, key=lambda item: item[0]):
        source = texts.get(path) or path.read_text()
        text = source[start:end]
        for plant in plants:
            text = plant.rewritten(text)
        texts[path] = source[:start] + text + source[end:]
    return texts


def write_copy(copy, folders, texts):
    """Writes folders of the repository and some texts into a copy; what did not change is not touched."""
    wanted = {}
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file():
                wanted[path] = path.read_bytes()
    wanted |= {path: text.encode() for path, text in texts.items()}
    for path, data in wanted.items():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
    for folder in ("Sources", "Tests", "Conformance"):
        for path in (copy / folder).rglob("*"):
            if path.is_file() and ROOT / path.relative_to(copy) not in wanted:
                path.unlink()
