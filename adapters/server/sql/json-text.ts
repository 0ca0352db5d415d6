/** Matches an escaped backslash, or an escape that the database's JSON cannot store: an unpaired surrogate or NUL. */
const ESCAPES = /\\(?:\\|u(?:d[89a-f][0-9a-f]{2}|0000))/g;

/**
 * Encodes a value as JSON that the database accepts, whatever characters its texts contain. Half a character, left by
 * cutting a text, becomes U+FFFD.
 */
export const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.includes('\\u')
    ? text.replace(ESCAPES, (escape) => (escape === '\\\\' ? escape : '\ufffd'))
    : text;
};
