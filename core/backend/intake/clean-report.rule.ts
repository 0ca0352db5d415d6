/** The path of an address: what follows may hold a name, a token or a search. */
export const pathOnly = (route: string): string => route.split(/[?#]/, 1)[0] ?? '';

/** Text as it is kept: lines and tabs stay, other control characters go. */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '');
