"""Rewrites examples of `Emberhold` for `AsyncEmberhold`.

Reads JSON: `{"sources": [code, ...], "streams": ["service.method", ...]}`, where `streams` are the methods whose result
is read with `async for`. Writes a JSON list with the new code, or with `{"error": ...}` where an example has no
counterpart. Only positions come from the syntax tree; the text between them, comments and line breaks, stays.
"""

import ast
import json
import sys


def service_call(node):
    """`service.method` of a call such as `client.models.pull("x")`, else None."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return None
    service = node.func.value
    if not isinstance(service, ast.Attribute) or not isinstance(service.value, ast.Name):
        return None
    return f"{service.attr}.{node.func.attr}" if service.value.id == "client" else None


def is_sleep(node):
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "time.sleep"


class Rewriter:
    def __init__(self, code, streams):
        self.lines = [line.encode() for line in code.split("\n")]
        self.streams = streams
        self.edits = []
        self.tree = ast.parse(code)
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        # Variables that hold a stream or a page: loops over them wait too.
        self.held = {
            node.targets[0].id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Assign) and service_call(node.value) in streams
        }

    def replace(self, line, column, text, old=""):
        self.edits.append((line - 1, column, old.encode(), text.encode()))

    def wait_in_loop(self, loop):
        if isinstance(loop, ast.For):
            self.replace(loop.lineno, loop.col_offset, "async ")
        else:
            # A comprehension has no position of its own; its variable follows `for `.
            self.replace(loop.target.lineno, loop.target.col_offset - len("for "), "async ")

    def call(self, node):
        name, parent = service_call(node), self.parents[node]
        if isinstance(parent, (ast.For, ast.comprehension)):
            if name in self.streams:
                self.wait_in_loop(parent)
        elif name in self.streams and isinstance(parent, ast.Call):
            raise ValueError(f"line {node.lineno}: a built-in function cannot read the result of '{name}'")
        if isinstance(parent, (ast.Attribute, ast.Subscript)):
            self.replace(node.lineno, node.col_offset, "(await ")
            self.replace(node.end_lineno, node.end_col_offset, ")")
        else:
            self.replace(node.lineno, node.col_offset, "await ")

    def rewrite(self):
        for node in ast.walk(self.tree):
            if service_call(node):
                self.call(node)
            elif is_sleep(node):
                self.replace(node.lineno, node.col_offset, "await asyncio", old="time")
            elif isinstance(node, (ast.For, ast.comprehension)):
                if isinstance(node.iter, ast.Name) and node.iter.id in self.held:
                    self.wait_in_loop(node)
            elif isinstance(node, ast.With) and ast.unparse(node.items[0]).startswith("Emberhold("):
                self.replace(node.lineno, node.col_offset, "async ")
                client = node.items[0].context_expr
                self.replace(client.lineno, client.col_offset, "Async")
        for line, column, old, text in sorted(self.edits, reverse=True):
            self.lines[line] = self.lines[line][:column] + text + self.lines[line][column + len(old) :]
        return self.assemble([line.decode() for line in self.lines])

    def assemble(self, lines):
        body = [node for node in self.tree.body if isinstance(node, ast.With)]
        if len(body) != 1 or body[0] is not self.tree.body[-1]:
            raise ValueError("an example must end with its one `with Emberhold()` block")
        start = body[0].lineno - 1
        head = "\n".join(lines[:start]).replace("import time\n", "").strip()
        head = head.replace("from emberhold import Emberhold", "from emberhold import AsyncEmberhold")
        separator = "\n\n" if head.startswith("from emberhold") else "\n"
        main = "\n".join(f"    {line}" if line else "" for line in lines[start:]).rstrip()
        return f"import asyncio{separator}{head}\n\n\nasync def main() -> None:\n{main}\n\n\nasyncio.run(main())\n"


def convert(code, streams):
    try:
        return Rewriter(code, streams).rewrite()
    except (SyntaxError, ValueError) as error:
        return {"error": str(error)}


request = json.load(sys.stdin)
json.dump([convert(code, set(request["streams"])) for code in request["sources"]], sys.stdout)
