import type { Terminal } from './terminal.ts';

const ENTER = /[\r\n]/;
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const BACKSPACE = new Set(['\u0008', '\u007f']);

/** Returns the typed characters after one more key press. */
const press = (typed: readonly string[], key: string): readonly string[] => {
  if (BACKSPACE.has(key)) return typed.slice(0, -1);
  // Ignores control characters, which arrow keys and similar keys send.
  return key < ' ' ? typed : [...typed, key];
};

/**
 * Asks one question on the terminal and reads one line. The screen does not show a `hidden` answer. Returns null when the
 * user cancels (Ctrl-C, Ctrl-D) or the input ends.
 */
export const ask = (
  terminal: Terminal,
  question: string,
  hidden: boolean,
): Promise<string | null> =>
  new Promise((resolve) => {
    const { input, error } = terminal;
    let typed: readonly string[] = [];
    const finish = (answer: string | null): void => {
      input.off('data', read);
      input.off('end', end);
      input.setRawMode?.(false);
      input.pause();
      error.write('\n');
      resolve(answer);
    };
    const end = (): void => {
      finish(null);
    };
    const read = (chunk: string): void => {
      for (const key of chunk) {
        if (key === CTRL_C || key === CTRL_D) {
          finish(null);
          return;
        }
        if (ENTER.test(key)) {
          finish(typed.join(''));
          return;
        }
        const next = press(typed, key);
        if (!hidden) error.write(next.length < typed.length ? '\b \b' : next === typed ? '' : key);
        typed = next;
      }
    };
    error.write(question);
    input.setEncoding('utf8');
    input.setRawMode?.(true);
    input.on('data', read);
    input.on('end', end);
    input.resume();
  });
