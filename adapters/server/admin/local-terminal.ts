import process from 'node:process';
import type { AdminTerminal } from './admin-terminal.ts';
import { readPieces, writePieces } from './own-files.ts';

/** Returns the terminal of this process. */
export const localTerminal = (): AdminTerminal => ({
  output: process.stdout,
  error: process.stderr,
  read: readPieces,
  write: writePieces,
  signal: new AbortController().signal,
});
