/** One event, one line. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Where the server's lines go; standard output in the product, a list in tests. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const LONGEST = 512;

const isLong = (value: LogFields[string]): boolean =>
  typeof value === 'string' && value.length > LONGEST;

const cut = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST) : value,
    ]),
  );

const line = (level: string, event: string, fields: LogFields): string => {
  const given = Object.values(fields).some(isLong) ? cut(fields) : fields;
  return JSON.stringify({ at: new Date().toISOString(), level, event, ...given });
};

/** Where lines wait for the end of the turn of the event loop they were written in, because each write costs more than its line. */
export class GatheredLines {
  readonly #write: (text: string) => void;
  #waiting = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Takes a line; it leaves after all that were taken before it. */
  readonly add = (line: string): void => {
    if (this.#waiting === '') setImmediate(this.flush);
    this.#waiting += `${line}\n`;
  };

  /** Writes what waits at once: at an error, and when the process ends. */
  readonly flush = (): void => {
    const text = this.#waiting;
    this.#waiting = '';
    if (text !== '') this.#write(text);
  };
}

/** Lines of JSON: control characters arrive escaped, so a value can never begin a line of its own (SECURITY.md §2.17). */
export const lineLog = (lines: Pick<GatheredLines, 'add' | 'flush'>): Log => ({
  info: (event, fields = {}) => {
    lines.add(line('info', event, fields));
  },
  error: (event, fields = {}) => {
    lines.add(line('error', event, fields));
    // Whatever is wrong may end the process before this turn does.
    lines.flush();
  },
});
