/** Keys by their age, the oldest first. */
export type SeenKeys = ReadonlySet<string>;

/**
 * Notes a key and says whether it is the first time: a stream that goes on in another tab may tell again what this one has
 * heard. The newest `limit` keys are remembered.
 */
export const noteKey = (
  seen: SeenKeys,
  key: string,
  limit: number,
): { readonly first: boolean; readonly seen: SeenKeys } => {
  if (seen.has(key)) return { first: false, seen };
  const all = [...seen, key];
  return { first: true, seen: new Set(all.slice(-limit)) };
};
