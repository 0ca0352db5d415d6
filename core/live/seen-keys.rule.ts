/** Keys by age, oldest first. */
export type SeenKeys = ReadonlySet<string>;

/**
 * Records a key and returns if it is new, because a stream that continues in another tab may repeat what this tab already
 * received. The newest `limit` keys are remembered.
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
