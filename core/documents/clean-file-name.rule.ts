/**
 * Returns a file's name as it is stored: the last part of a path, without characters that control a terminal, a header or
 * the reading direction.
 */
export const cleanFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069"*:<>?|]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
