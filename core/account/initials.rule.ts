/** Returns the uppercase first letters of the first and last word of a name, or `?` if there is no letter (spec §3 User). */
export const initials = (name: string): string => {
  const letters = name
    .split(/\s+/u)
    .map((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? '')
    .filter((letter) => letter !== '');
  const first = letters.at(0);
  if (first === undefined) return '?';
  return letters.length === 1 ? first : `${first}${letters.at(-1) ?? ''}`;
};
