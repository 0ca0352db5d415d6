const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns a short hash of a set of site numbers, independent of their order. The server compares this hash with the hash
 * of the dry run, so that only the checked accounts are changed.
 */
export const selectionDigest = (siteNums: readonly number[]): string => {
  const sorted = [...new Set(siteNums)].toSorted((a, b) => a - b);
  let hash = OFFSET;
  for (const sign of sorted.join(',')) hash = Math.imul(hash ^ sign.charCodeAt(0), PRIME) >>> 0;
  return `${sorted.length}-${hash.toString(36)}`;
};
