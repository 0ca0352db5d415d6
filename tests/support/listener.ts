import type { Terminal } from '#adapters/cli/terminal.ts';

/** Returns a terminal that has no user input and collects all output. */
export const listener = () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const nothing = () => undefined;
  const input = {
    setEncoding: nothing,
    on: nothing,
    off: nothing,
    resume: nothing,
    pause: nothing,
  };
  const errors: string[] = [];
  const terminal: Terminal = {
    input,
    output: { write },
    error: { write: (text) => errors.push(text) },
  };
  return { terminal, output: () => written.join(''), errors: () => errors.join('') };
};
