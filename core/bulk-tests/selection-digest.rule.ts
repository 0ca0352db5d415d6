const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short name of a set of site numbers: the same set in any order has the same one, so that what was checked is what is done. */
export const selectionDigest = (siteNums: readonly number[]): string => {
  const sorted = [...new Set(siteNums)].toSorted((a, b) => a - b);
  let hash = OFFSET;
  for (const sign of sorted.join(',')) hash = Math.imul(hash ^ sign.charCodeAt(0), PRIME) >>> 0;
  return `${sorted.length}-${hash.toString(36)}`;
};
