/** Whether all text in a decoded value can be stored and read back as it is: no NUL, no half of a character. */
export const holdsPlainText = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(holdsPlainText);
};
