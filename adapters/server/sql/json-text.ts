/** A backslash that stands for itself, or an escape that JSON of the database has no sign for: half of a character, NUL. */
const ESCAPES = /\\(?:\\|u(?:d[89a-f][0-9a-f]{2}|0000))/g;

/** A value as JSON that the database takes, whatever its texts hold: what is cut in the middle of a character costs nobody the rest. */
export const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.includes('\\u')
    ? text.replace(ESCAPES, (escape) => (escape === '\\\\' ? escape : '\ufffd'))
    : text;
};
