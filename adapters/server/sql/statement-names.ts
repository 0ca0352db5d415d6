import { createHash, randomBytes } from 'node:crypto';

/** Number of characters of a statement's hash in its name. PostgreSQL limits names to 63 characters. */
const MARK = 32;

/** How often a statement must be seen before it gets a name. */
const OFTEN = 3;

/** Maximum number of names per process, because every connection stores a plan for each name. */
const MOST_NAMES = 400;

/** SQLSTATE codes of an outdated prepared statement: the database dropped it, or a newer server changed the columns of its result. */
const OUTDATED: ReadonlySet<unknown> = new Set(['26000', '0A000']);

/** Names frequent statements, so that the engine parses and plans each statement once per connection. */
export class StatementNames {
  readonly #known = new Map<string, { seen: number; name: string | null; times: number }>();
  /**
   * A random part of renewed names. Other connections may still hold a statement under its first name, so a renewed name
   * must be unique to this process.
   */
  readonly #process = randomBytes(6).toString('hex');
  #given = 0;

  /** Returns the name of a statement, or null if the statement has no name yet. */
  nameOf(text: string): string | null {
    const known = this.#known.get(text);
    if (known === undefined) {
      // Above this limit new statements are ignored, so that many different statements cannot fill the memory.
      if (this.#known.size < MOST_NAMES * 10)
        this.#known.set(text, { seen: 1, name: null, times: 0 });
      return null;
    }
    if (known.name !== null) return known.name;
    known.seen += 1;
    if (known.seen < OFTEN || this.#given >= MOST_NAMES) return null;
    return this.#give(text, known);
  }

  /** Handles an error of a statement. Returns true if the statement got a new name and should run again. */
  renew(text: string, cause: unknown): boolean {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    const known = this.#known.get(text);
    if (known === undefined || known.name === null || !OUTDATED.has(code)) return false;
    this.#give(text, known);
    return true;
  }

  /**
   * Derives the name from the statement's text. Servers behind a pooler share connections, so one name must always mean
   * the same statement.
   */
  #give(text: string, known: { name: string | null; times: number }): string {
    this.#given += 1;
    known.times += 1;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, MARK);
    known.name = known.times === 1 ? `p_${digest}` : `p_${digest}_${known.times}_${this.#process}`;
    return known.name;
  }
}
