/** The path of an address: what follows may hold a name, a token or a search. */
export const pathOnly = (route: string): string => route.split(/[?#]/, 1)[0] ?? '';

/** Text as it is stored: lines and tabs stay, other control characters go. */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '');

/** The same for every text of a form, so that none is forgotten. */
export const plainTexts = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? plainText(value) : value,
    ]),
  ) as Form;
