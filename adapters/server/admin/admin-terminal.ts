/** An expected fault of a command, shown in one line to its caller (exit status 1). */
export class AdminFault extends Error {
  override readonly name = 'AdminFault';
}

/** Writes text in order. The result may be awaited when there is much text, and never rejects. */
interface AdminText {
  write(text: string): unknown;
}

/** The input and output of a command, at the keyboard or over the line to a server that runs the command. */
export interface AdminTerminal {
  readonly output: AdminText;
  readonly error: AdminText;
  /**
   * Reads a file that the arguments name, in chunks of at most 64 kB and no faster than they are consumed. Throws
   * `AdminFault` when it cannot be read.
   */
  read(path: string): AsyncIterable<Uint8Array>;
  /**
   * Writes a file that the arguments name, with mode 0600. The file appears under its name only when it is complete and on
   * disk. Throws `AdminFault` when it cannot be written.
   */
  write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Aborted when the caller disconnects or the server stops. The command then ends at its next step. */
  readonly signal: AbortSignal;
}
