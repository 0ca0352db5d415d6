/** Whether a text is an address that may be opened: http or https with a host, and nothing a person does not see (SECURITY.md §3). */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#\\@]+([/?#][^\s\\]*)?$/i.test(text) && !/\p{Cc}/u.test(text);
