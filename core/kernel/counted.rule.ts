/**
 * Formats a count with its noun: "1 site", "1,234 sites". `many` is for words whose plural is not formed with an s ("1
 * ends", "2 end"). All plurals of the portal use it.
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
