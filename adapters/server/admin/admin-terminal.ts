/** An expected fault of a command, told in one line to whoever gave it (exit status 1). */
export class AdminFault extends Error {
  override readonly name = 'AdminFault';
}

/** Takes text in order; what it answers may be waited for where there is much of it, and never rejects. */
interface AdminText {
  write(text: string): unknown;
}

/** Where a command hears and speaks: at the keyboard itself, or over the line to a server that runs it. */
export interface AdminTerminal {
  readonly output: AdminText;
  readonly error: AdminText;
  /** A file that the arguments name, at most 64 kB at a time and no faster than it is taken; throws `AdminFault` where it cannot be read. */
  read(path: string): AsyncIterable<Uint8Array>;
  /** Writes a file that the arguments name, mode 0600, seen under its name only whole and on the disk; throws `AdminFault` where it cannot. */
  write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Aborted when nobody waits for the command any more, or its server stops: it ends at the next piece. */
  readonly signal: AbortSignal;
}
