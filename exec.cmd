@rem Where npm asks cmd.exe, "exec" is this; a shell becomes the program, so that a signal to npm reaches it.
@%*
