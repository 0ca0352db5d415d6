/** How many of what: "1 site", "1,234 sites"; `many` where an s does not make the plural ("1 ends", "2 end"). The one plural of the portal. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
