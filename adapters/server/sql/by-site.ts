/** Rows of many sites, put together by site in their own order. */
export const bySite = <T extends { readonly site_num: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const all = new Map<number, T[]>();
  for (const row of rows) {
    const own = all.get(row.site_num);
    if (own) own.push(row);
    else all.set(row.site_num, [row]);
  }
  return all;
};
