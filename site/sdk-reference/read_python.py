"""Reads a JSON list of Python sources, writes what is in them: a syntax error, or the calls of an SDK client.

A call of the form `x.service.method(...)` is reported with the number of its positional arguments and the names of
the others. It is null instead of a number when `*` or `**` make them unknown.
"""

import ast
import json
import sys


def call_of(node):
    function = node.func
    if not isinstance(function, ast.Attribute) or not isinstance(function.value, ast.Attribute):
        return None
    if not isinstance(function.value.value, ast.Name):
        return None
    unknown = any(isinstance(a, ast.Starred) for a in node.args) or any(k.arg is None for k in node.keywords)
    return {
        "line": node.lineno,
        "service": function.value.attr,
        "method": function.attr,
        "positional": None if unknown else len(node.args),
        "names": [k.arg for k in node.keywords if k.arg],
    }


def read(code):
    try:
        tree = ast.parse(code)
    except SyntaxError as error:
        return {"error": f"line {error.lineno}: {error.msg}", "calls": [], "imports": []}
    nodes = list(ast.walk(tree))
    calls = [call_of(node) for node in nodes if isinstance(node, ast.Call)]
    imports = [
        [node.module, alias.name]
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    ]
    return {"error": None, "calls": [call for call in calls if call], "imports": imports}


json.dump([read(code) for code in json.load(sys.stdin)], sys.stdout)
