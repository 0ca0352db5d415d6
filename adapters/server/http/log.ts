/** One event, one line. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Where the server's lines go; standard output in the product, a list in tests. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const LONGEST = 512;

const line = (level: string, event: string, fields: LogFields): string => {
  const cut = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, LONGEST) : value,
  ]);
  return JSON.stringify({ at: new Date().toISOString(), level, event, ...Object.fromEntries(cut) });
};

/** Lines of JSON: control characters arrive escaped, so a value can never begin a line of its own (SECURITY.md §2.17). */
export const lineLog = (write: (line: string) => void): Log => ({
  info: (event, fields = {}) => {
    write(line('info', event, fields));
  },
  error: (event, fields = {}) => {
    write(line('error', event, fields));
  },
});
