/** Something in a row, such as a column, with its width in pixels. What has a lower rank is placed first. */
export interface Placeable {
  readonly key: string;
  readonly width: number;
  readonly rank: number;
}

/**
 * Returns the keys of what fits into `room` pixels, in the given order. Placed by rank, and from the first to the last of
 * a rank; what has no room left is skipped, and what comes later may still fit. The first is always there.
 */
export const whatFits = (given: readonly Placeable[], room: number): readonly string[] => {
  const [first, ...others] = given;
  if (first === undefined) return [];
  const placed = new Set([first.key]);
  let left = room - first.width;
  for (const { key, width } of others.toSorted((one, other) => one.rank - other.rank)) {
    if (width > left) continue;
    placed.add(key);
    left -= width;
  }
  return given.map(({ key }) => key).filter((key) => placed.has(key));
};
