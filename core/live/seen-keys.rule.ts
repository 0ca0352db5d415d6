/** Keys of received events, oldest first. */
export type SeenKeys = ReadonlySet<string>;

/**
 * Adds a key and returns whether the key is new. When the stream moves to another tab, it may repeat events that this tab
 * already received. Only the newest `limit` keys are kept.
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
