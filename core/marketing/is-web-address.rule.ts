/**
 * Checks whether a text is a web address that may be opened: http or https with a host, and without invisible characters
 * (SECURITY.md §3).
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#\\@]+([/?#][^\s\\]*)?$/i.test(text) && !/\p{Cc}/u.test(text);
