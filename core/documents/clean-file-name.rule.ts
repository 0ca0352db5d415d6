/**
 * Returns a file name in its stored form: without directories and control characters, including those for terminals,
 * headers and text direction.
 */
export const cleanFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069"*:<>?|]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
