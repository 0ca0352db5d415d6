/** First letters of the first and last word of a name, upper case. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
};
