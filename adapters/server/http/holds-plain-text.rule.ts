/**
 * Returns true if all texts in a decoded value, and the names of its fields, can be stored unchanged: no NUL and no
 * unpaired surrogate.
 */
export const holdsPlainText = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).flat().every(holdsPlainText);
};
