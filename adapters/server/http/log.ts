/** Fields of a log line; each event is one line. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The log of the server: standard output in production, a list in tests. */
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

/** Collects log lines until the end of the event loop's turn, because each write costs more than the line itself. */
export class GatheredLines {
  readonly #write: (text: string) => void;
  #waiting = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Adds a line after all previous ones. */
  readonly add = (line: string): void => {
    if (this.#waiting === '') setImmediate(this.flush);
    this.#waiting += `${line}\n`;
  };

  /** Writes all collected lines immediately. Used after an error and when the process ends. */
  readonly flush = (): void => {
    const text = this.#waiting;
    this.#waiting = '';
    if (text !== '') this.#write(text);
  };
}

/** Creates a log of JSON lines. Control characters are escaped, so that a value can never start a new line (SECURITY.md §2.17). */
export const lineLog = (lines: Pick<GatheredLines, 'add' | 'flush'>): Log => ({
  info: (event, fields = {}) => {
    lines.add(line('info', event, fields));
  },
  error: (event, fields = {}) => {
    lines.add(line('error', event, fields));
    // The error may end the process before this turn of the event loop ends.
    lines.flush();
  },
});
