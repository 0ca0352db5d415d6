import { createHash, randomBytes } from 'node:crypto';

/** Characters of the text's hash in its name; PostgreSQL limits names to 63. */
const MARK = 32;

/** How often a text is seen before it gets a name; a rarer statement is not worth preparing. */
const OFTEN = 3;

/** Maximum number of names in one process: every connection stores the plan of each. */
const MOST_NAMES = 400;

/** The database no longer knows the statement, or its result has other columns since a newer server changed a table. */
const OUTDATED: ReadonlySet<unknown> = new Set(['26000', '0A000']);

/** Names for frequent statements, so that the engine parses and plans each once per connection. */
export class StatementNames {
  readonly #known = new Map<string, { seen: number; name: string | null; times: number }>();
  /** A renewed name belongs to this process alone, because other connections may still hold the statement under the first name. */
  readonly #process = randomBytes(6).toString('hex');
  #given = 0;

  /** Returns the name of a text, or null if it has none yet. */
  nameOf(text: string): string | null {
    const known = this.#known.get(text);
    if (known === undefined) {
      // Above this number, new texts are ignored, so that many different texts cannot fill the memory.
      if (this.#known.size < MOST_NAMES * 10)
        this.#known.set(text, { seen: 1, name: null, times: 0 });
      return null;
    }
    if (known.name !== null) return known.name;
    known.seen += 1;
    if (known.seen < OFTEN || this.#given >= MOST_NAMES) return null;
    return this.#give(text, known);
  }

  /** Called after an error: returns true if the text had a name and should be run again under a new one. */
  renew(text: string, cause: unknown): boolean {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    const known = this.#known.get(text);
    if (known === undefined || known.name === null || !OUTDATED.has(code)) return false;
    this.#give(text, known);
    return true;
  }

  /**
   * The name is derived from the text, because servers behind a pooler share connections: the same name always means the
   * same statement.
   */
  #give(text: string, known: { name: string | null; times: number }): string {
    this.#given += 1;
    known.times += 1;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, MARK);
    known.name = known.times === 1 ? `p_${digest}` : `p_${digest}_${known.times}_${this.#process}`;
    return known.name;
  }
}
