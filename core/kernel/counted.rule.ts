/** Formats a count with its noun: "1 site", "1,234 sites". `many` is needed if the plural does not add an s ("1 ends", "2 end"). */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
