# Steps through a program and prints, at each stop in it, the function, the line and what the
# debugger shows of the scalar variables there, as lines of JSON.
import gdb
import json
import os

gdb.execute("set pagination off")
gdb.execute("set width 0")
gdb.execute("set debuginfod enabled off")
gdb.execute("set print frame-arguments none")
gdb.execute("set disable-randomization on")
limit = int(os.environ.get("WATCH_STEPS", "2000"))
source = os.environ["WATCH_SOURCE"]


def shown(frame, symbol):
    """The value of a variable as text; None for what is not compared."""
    t = symbol.type.strip_typedefs()
    if t.code in (gdb.TYPE_CODE_PTR, gdb.TYPE_CODE_ARRAY, gdb.TYPE_CODE_UNION) or symbol.is_variable and symbol.addr_class == gdb.SYMBOL_LOC_STATIC:
        return None
    if t.code == gdb.TYPE_CODE_STRUCT:
        return None
    try:
        value = symbol.value(frame)
        if value.is_optimized_out:
            return "?"
        return value.format_string()
    except gdb.error:
        return "?"


def variables(frame):
    seen = {}
    block = frame.block()
    line = frame.find_sal().line
    while block is not None and not block.is_global and not block.is_static:
        for symbol in block:
            if not (symbol.is_variable or symbol.is_argument) or symbol.name in seen:
                continue
            if not symbol.is_argument and symbol.line >= line:
                continue  # it may not have been given a value yet
            value = shown(frame, symbol)
            if value is not None:
                seen[symbol.name] = value
        if block.function is not None:
            break
        block = block.superblock
    return seen


def report():
    frame = gdb.selected_frame()
    sal = frame.find_sal()
    if sal.symtab is None or not sal.symtab.filename.endswith(source):
        return False
    stack = []
    f = frame
    while f is not None and f.name() is not None:
        stack.append(f.name())
        if f.name() == "main":
            break
        f = f.older()
    print("@" + json.dumps({"func": frame.name(), "line": sal.line, "vars": variables(frame), "stack": stack}))
    return True


gdb.execute("break main", to_string=True)
remote = os.environ.get("WATCH_REMOTE")  # the socket of an emulator
if remote:
    gdb.execute("target remote " + remote, to_string=True)
gdb.execute("continue" if remote else "run > /dev/null", to_string=True)
for n in range(limit):
    try:
        inside = report()
        gdb.execute("step" if inside else "finish", to_string=True)
    except gdb.error:
        break
    if not gdb.selected_inferior().pid:
        break
