/** Returns the sentence about the other people who edit a site; null for nobody. */
export const editorsText = (names: readonly string[]): string | null => {
  const [first, second] = names;
  if (first === undefined) return null;
  if (second === undefined) return `${first} is editing too`;
  const others = names.length === 2 ? second : `${names.length - 1} others`;
  return `${first} and ${others} are editing too`;
};
