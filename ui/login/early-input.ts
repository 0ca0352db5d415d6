/** What a person did with the form before the program could listen. */
export interface EarlyInput {
  readonly identifier: string;
  readonly password: string;
  /** Login was pressed already; the page's first script kept the press. */
  readonly queued: boolean;
}

const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/**
 * Takes over what was typed and pressed before the start, once: from here on the program listens and the first script
 * lets go. A second call finds nothing queued.
 */
export const takeEarlyInput = (form: HTMLFormElement): EarlyInput => {
  const { dataset } = document.documentElement;
  const queued = 'queued' in dataset;
  dataset['ready'] = '';
  delete dataset['queued'];
  return {
    identifier: valueOf(form, 'identifier'),
    password: valueOf(form, 'password'),
    queued,
  };
};
