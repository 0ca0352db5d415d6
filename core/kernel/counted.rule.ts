/**
 * Formats a whole number with commas: "1,234". `toLocaleString` gives the same, but its first use loads number formats for
 * 25 ms, which the first paint of a screen would wait for.
 */
export const grouped = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** Formats a count with its noun: "1 site", "1,234 sites". `many` is needed if the plural does not add an s ("1 ends", "2 end"). */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
