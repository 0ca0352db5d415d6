/** Picks `count` different ids, in list order, by the digits of a keyed hash. The same hash always picks the same ids (SECURITY.md T1). */
export const chooseDecoys = (
  ids: readonly string[],
  count: number,
  hexMark: string,
): readonly string[] => {
  const left = [...ids];
  const chosen = new Set<string>();
  for (let turn = 0; turn < count && left.length > 0; turn += 1) {
    const drawn = Number.parseInt(hexMark.slice(turn * 8, turn * 8 + 8), 16);
    const [id] = left.splice((Number.isNaN(drawn) ? 0 : drawn) % left.length, 1);
    if (id !== undefined) chosen.add(id);
  }
  return ids.filter((id) => chosen.has(id));
};
