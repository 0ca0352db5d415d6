/** The part of a terminal's input that prompts need. */
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

/** Where text goes. */
export interface TerminalOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A person at a terminal; prompts go to `error`, so that what is printed on `output` stays a clean report. */
export interface Terminal {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  readonly error: TerminalOutput;
}

/** Whether there is a person who could answer. */
export const isInteractive = (terminal: Terminal): boolean =>
  terminal.input.isTTY === true && terminal.error.isTTY === true;
