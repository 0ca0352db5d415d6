/** Keys of received events, oldest first. */
export type SeenKeys = ReadonlySet<string>;

/**
 * Adds a key and returns whether the key is new. Keeps only the newest `limit` keys. When the stream moves to another tab,
 * the stream may repeat events that this tab already received.
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
