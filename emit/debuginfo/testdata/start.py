# Starts the program, or lets the one go on that an emulator has.
import gdb
import os

if "WATCH_REMOTE" in os.environ:
    gdb.execute("target remote " + os.environ["WATCH_REMOTE"])
    gdb.execute("continue")
else:
    gdb.execute("run > /dev/null")
