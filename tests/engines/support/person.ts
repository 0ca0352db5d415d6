import type { EnginePage } from './engine-page.ts';

/**
 * Page script that lists visible elements, returns their names and finds a control by kind and name. If a dialog is open,
 * only the innermost dialog is searched.
 */
const SIGHT = `
  const kind = {
    press: 'button, a, [role=button], [role=menuitem], [role=option], [role=tab], input[type=checkbox]',
    field: 'input, textarea, select',
  };
  const top = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1) ?? document;
  const sees = (el) => el.getClientRects().length > 0 && getComputedStyle(el).visibility !== 'hidden';
  const nameOf = (el) =>
    (el.getAttribute('aria-label') ?? (el.labels?.[0] ?? el).textContent).trim().replace(/\\s+/g, ' ');
  const find = (what, name) => {
    const all = [...top.querySelectorAll(kind[what])].filter((el) => sees(el) && !el.disabled);
    return all.find((el) => new RegExp('^(?:' + name + ')$').test(nameOf(el))) ?? null;
  };
`;

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

const until = async <Found>(
  look: () => Promise<Found | null>,
  wanted: string,
  instead: () => Promise<unknown>,
): Promise<Found> => {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  throw new Error(`Waited for ${wanted}; there is: ${String(await instead())}`);
};

/**
 * Simulates a person at a page who reads texts, presses controls by name and types into fields. Each method waits for its
 * element. A pattern must match the whole name of an element.
 */
export class Person {
  readonly #page: EnginePage;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  open(url: string): Promise<void> {
    return this.#page.open(url);
  }

  async sees(text: string): Promise<void> {
    await until(
      async () => ((await this.#text()).includes(text) ? true : null),
      `"${text}"`,
      () => this.#text(),
    );
  }

  async seesNoMore(text: string): Promise<void> {
    await until(
      async () => ((await this.#text()).includes(text) ? null : true),
      `"${text}" to go`,
      () => this.#text(),
    );
  }

  async isAt(path: string): Promise<void> {
    const address = () => this.#page.run('return location.pathname');
    await until(async () => ((await address()) === path ? true : null), path, address);
  }

  async presses(name: string): Promise<void> {
    await this.#has('press', name);
    await this.#page.press(`${SIGHT} return find(args[0], args[1]);`, 'press', name);
  }

  async types(field: string, text: string): Promise<void> {
    await this.#has('field', field);
    await this.#page.press(`${SIGHT} return find(args[0], args[1]);`, 'field', field);
    // Selects the field's current text, such as autofilled text, so that typing replaces the text.
    await this.#page.run('document.activeElement.select?.();');
    await this.#page.type(text);
  }

  /** Types into the focused element. */
  typesOn(text: string): Promise<void> {
    return this.#page.type(text);
  }

  async reads(field: string): Promise<unknown> {
    await this.#has('field', field);
    return this.#page.run(`${SIGHT} return find(args[0], args[1]).value;`, 'field', field);
  }

  /** Expects a field to stay empty for one second, within which a browser would autofill saved data. */
  async findsEmpty(field: string): Promise<void> {
    for (let looks = 0; looks < 10; looks += 1) {
      const text = await this.reads(field);
      if (text !== '') throw new Error(`${field} was filled in: ${String(text)}`);
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
  }

  /** Waits until the browser has autofilled a field. */
  async findsFilled(field: string): Promise<void> {
    await until(
      async () => ((await this.reads(field)) === '' ? null : true),
      `${field} to be filled in`,
      () => this.#text(),
    );
  }

  async #has(what: 'press' | 'field', name: string): Promise<void> {
    const look = `${SIGHT} return find(args[0], args[1]) === null ? null : true;`;
    await until(
      () => this.#page.run(look, what, name),
      `${what} "${name}"`,
      () =>
        this.#page.run(
          `${SIGHT} return [...top.querySelectorAll(kind.${what})].map(nameOf).join(' | ')`,
        ),
    );
  }

  async #text(): Promise<string> {
    return String(await this.#page.run('return document.body.innerText;'));
  }
}
