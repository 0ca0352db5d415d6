/** Returns only the path of a URL, because the query and fragment may contain a name, a token or a search text. */
export const pathOnly = (route: string): string => route.split(/[?#]/, 1)[0] ?? '';

/** Removes control characters from a text, except line breaks and tabs. */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '');

/** Removes control characters from every text of a form. */
export const plainTexts = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? plainText(value) : value,
    ]),
  ) as Form;
