import { createHash, randomBytes } from 'node:crypto';

/** Letters of a text's mark in its name; names have 63 at most. */
const MARK = 32;

/** Times a text is seen before it gets a name; what is asked once or twice is not worth keeping at the database. */
const OFTEN = 3;

/** Names one process gives at most: every connection keeps the plan of each. */
const MOST_NAMES = 400;

/** The database no longer knows the statement, or its answer has other columns since a newer server changed a table. */
const OUTDATED: ReadonlySet<unknown> = new Set(['26000', '0A000']);

/** Names for the statements that are asked often, so that the engine reads and plans each of them once a connection. */
export class StatementNames {
  readonly #known = new Map<string, { seen: number; name: string | null; times: number }>();
  /** A name that is given anew is of this process alone: others may still hold the statement under the first. */
  readonly #process = randomBytes(6).toString('hex');
  #given = 0;

  /** The name of a text, null while it has none. */
  nameOf(text: string): string | null {
    const known = this.#known.get(text);
    if (known === undefined) {
      // Texts beyond the names are looked at no more, so that nobody fills the memory with ever new ones.
      if (this.#known.size < MOST_NAMES * 10)
        this.#known.set(text, { seen: 1, name: null, times: 0 });
      return null;
    }
    if (known.name !== null) return known.name;
    known.seen += 1;
    if (known.seen < OFTEN || this.#given >= MOST_NAMES) return null;
    return this.#give(text, known);
  }

  /** After an error: whether the text was named and is to be asked again under a new name. */
  renew(text: string, cause: unknown): boolean {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    const known = this.#known.get(text);
    if (known === undefined || known.name === null || !OUTDATED.has(code)) return false;
    this.#give(text, known);
    return true;
  }

  /** By its text, because servers behind a pooler share connections: the same name is the same statement, whoever gave it. */
  #give(text: string, known: { name: string | null; times: number }): string {
    this.#given += 1;
    known.times += 1;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, MARK);
    known.name = known.times === 1 ? `p_${digest}` : `p_${digest}_${known.times}_${this.#process}`;
    return known.name;
  }
}
