export interface TerminalInput {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
  setEncoding(encoding: 'utf8'): unknown;
  on(event: 'data', listener: (chunk: string) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: string) => void): unknown;
  off(event: 'end', listener: () => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

export interface TerminalOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The streams of a terminal. Prompts are written to `error`, so that `output` contains only the report. */
export interface Terminal {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  readonly error: TerminalOutput;
}

/** Returns true if a person at the terminal can answer questions. */
export const isInteractive = (terminal: Terminal): boolean =>
  terminal.input.isTTY === true && terminal.error.isTTY === true;
