/** An expected error of an admin command, shown to the caller in one line (exit status 1). */
export class AdminFault extends Error {
  override readonly name = 'AdminFault';
}

/** Writes text in order. Never rejects. Await the result to limit the amount of unwritten text. */
interface AdminText {
  write(text: string): unknown;
}

/** The input and output of a command: a real terminal, or the connection to a caller whose command the server runs. */
export interface AdminTerminal {
  readonly output: AdminText;
  readonly error: AdminText;
  /** Reads a file named in the arguments, in chunks of at most 64 kB. Throws `AdminFault` when the file cannot be read. */
  read(path: string): AsyncIterable<Uint8Array>;
  /**
   * Writes a file named in the arguments, with mode 0600. The file appears under its name only when it is complete and on
   * disk. Throws `AdminFault` when the file cannot be written.
   */
  write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Aborts when the caller disconnects or the server stops, which ends the command at its next step. */
  readonly signal: AbortSignal;
}
