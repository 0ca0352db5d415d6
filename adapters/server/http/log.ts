/** Fields of one log line. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The server's log: standard output in production, an array in tests. */
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

/** Collects log lines and writes them together at the end of the event-loop turn. */
export class GatheredLines {
  readonly #write: (text: string) => void;
  #waiting = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  readonly add = (line: string): void => {
    if (this.#waiting === '') setImmediate(this.flush);
    this.#waiting += `${line}\n`;
  };

  /** Writes all collected lines immediately. */
  readonly flush = (): void => {
    const text = this.#waiting;
    this.#waiting = '';
    if (text !== '') this.#write(text);
  };
}

/** Creates a log of JSON lines. Escapes control characters, so that no value can start a new line (SECURITY.md §2.17). */
export const lineLog = (lines: Pick<GatheredLines, 'add' | 'flush'>): Log => ({
  info: (event, fields = {}) => {
    lines.add(line('info', event, fields));
  },
  error: (event, fields = {}) => {
    lines.add(line('error', event, fields));
    // Flushes, because the error may end the process before the end of this event-loop turn.
    lines.flush();
  },
});
