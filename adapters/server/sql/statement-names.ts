/** Times a text is seen before it gets a name; what is asked once or twice is not worth keeping at the database. */
const OFTEN = 3;

/** Names one process gives at most: every connection keeps the plan of each. */
const MOST_NAMES = 400;

/** The database no longer knows the statement, or its answer has other columns since a newer server changed a table. */
const OUTDATED: ReadonlySet<unknown> = new Set(['26000', '0A000']);

/** Names for the statements that are asked often, so that the engine reads and plans each of them once a connection. */
export class StatementNames {
  readonly #known = new Map<string, { seen: number; name: string | null }>();
  #given = 0;

  /** The name of a text, null while it has none. */
  nameOf(text: string): string | null {
    const known = this.#known.get(text);
    if (known === undefined) {
      // Texts beyond the names are looked at no more, so that nobody fills the memory with ever new ones.
      if (this.#known.size < MOST_NAMES * 10) this.#known.set(text, { seen: 1, name: null });
      return null;
    }
    if (known.name !== null) return known.name;
    known.seen += 1;
    if (known.seen < OFTEN || this.#given >= MOST_NAMES) return null;
    return this.#give(known);
  }

  /** After an error: whether the text was named and is to be asked again under a new name. */
  renew(text: string, cause: unknown): boolean {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    const known = this.#known.get(text);
    if (known === undefined || known.name === null || !OUTDATED.has(code)) return false;
    this.#give(known);
    return true;
  }

  #give(known: { name: string | null }): string {
    this.#given += 1;
    known.name = `s${this.#given}`;
    return known.name;
  }
}
