import type { PGlite } from '@electric-sql/pglite';

/**
 * SQL query for the parts of a database that a test must not change, such as tables and columns. If the result differs,
 * the engine is not lent again.
 */
const SHAPE = `select concat_ws(' ',
  (select count(*) from pg_class), (select count(*) from pg_attribute),
  (select count(*) from pg_constraint), (select count(*) from pg_type),
  (select count(*) from pg_trigger), (select sum(hashtext(tgenabled::text)) from pg_trigger),
  (select sum(hashtext(prosrc)) from pg_proc)) as shape`;

/** SQL query that lists non-empty tables, so that the empty tables are not read. */
const FILLED = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

const SEQUENCES = `select quote_ident(sequencename) as name, last_value as last
  from pg_sequences where schemaname = 'public'`;

/** An in-memory engine that several test files use one after another. Each file finds the initial rows. */
export class LentEngine {
  readonly #engine: PGlite;
  readonly #ignored: (() => void)[] = [];
  readonly #back: (engine: LentEngine) => void;
  #shape = '';
  #first: readonly string[] = [];
  #restart = '';

  private constructor(engine: PGlite, back: (engine: LentEngine) => void) {
    this.#engine = engine;
    this.#back = back;
  }

  /** Wraps an engine, whose current rows become the initial rows. `back` is called each time the initial rows are restored. */
  static async over(engine: PGlite, back: (engine: LentEngine) => void): Promise<LentEngine> {
    const lent = new LentEngine(engine, back);
    lent.#first = await lent.#filled();
    await engine.exec('create schema kept');
    for (const name of lent.#first)
      await engine.exec(`create table kept."${name}" as table public."${name}"`);
    const { rows } = await engine.query<{ name: string; last: number | null }>(SEQUENCES);
    lent.#restart = rows
      .map(({ name, last }) =>
        last === null
          ? `alter sequence ${name} restart;`
          : `select setval('${name}', ${String(last)});`,
      )
      .join('');
    lent.#shape = await lent.#shapeNow();
    return lent;
  }

  /** Lends the engine to a pool. When the pool closes the engine, the engine becomes available for the next pool. */
  lend(): PGlite {
    return new Proxy(this.#engine, {
      get: (engine, name) => {
        if (name === 'close') return () => this.#giveBack();
        if (name === 'onNotification')
          return (hear: Parameters<PGlite['onNotification']>[0]) => {
            const ignore = engine.onNotification(hear);
            this.#ignored.push(ignore);
            return ignore;
          };
        const value: unknown = Reflect.get(engine, name, engine);
        return typeof value === 'function' ? (value.bind(engine) as unknown) : value;
      },
    });
  }

  async #giveBack(): Promise<void> {
    for (const ignore of this.#ignored.splice(0)) ignore();
    // Resets the session: prepared statements, settings, temporary tables and notification channels.
    await this.#engine.exec('rollback');
    await this.#engine.exec('discard all');
    if ((await this.#shapeNow()) !== this.#shape) {
      await this.#engine.close();
      return;
    }
    const dirty = await this.#filled();
    const names = dirty.map((name) => `public."${name}"`);
    await this.#engine.exec(
      [
        // The role `replica` disables triggers and foreign keys.
        'begin; set local session_replication_role = replica;',
        ...names.map((name) => `delete from ${name};`),
        ...this.#first.map((name) => `insert into public."${name}" table kept."${name}";`),
        this.#restart,
        'commit;',
      ].join('\n'),
    );
    if (names.length > 0) await this.#engine.exec(`vacuum ${names.join(', ')}`);
    this.#back(this);
  }

  async #filled(): Promise<readonly string[]> {
    const { rows } = await this.#engine.query<{ name: string }>(FILLED);
    return rows.map(({ name }) => name);
  }

  async #shapeNow(): Promise<string> {
    const { rows } = await this.#engine.query<{ shape: string }>(SHAPE);
    return rows[0]?.shape ?? '';
  }
}
