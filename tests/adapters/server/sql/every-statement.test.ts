import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askedStatements } from '#tests/backend/harness/asked-statements.ts';
import { freshPostgres, type Borrowed } from '#tests/backend/harness/postgres-template.ts';

/** Minimum number of statements that a full run of `npm test` sends. */
const LEAST = 1000;

// Skipped without a PostgreSQL server.
describe.runIf(inject('postgresUrl') !== null)('PostgreSQL', () => {
  let borrowed: Borrowed;
  let client: pg.Client;
  beforeAll(async () => {
    borrowed = await freshPostgres(inject('postgresUrl') ?? '');
    client = new pg.Client({ connectionString: borrowed.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await borrowed.drop();
  });

  /**
   * Asks PostgreSQL to prepare a statement, which validates the statement's tables, columns and types. Returns the error
   * message, or null if the statement is valid.
   */
  const refusalOf = async (text: string): Promise<string | null> => {
    try {
      await client.query(`prepare asked as ${text}`);
      await client.query('deallocate asked');
      return null;
    } catch (cause) {
      return `${String(cause)}: ${text.slice(0, 300)}`;
    }
  };

  it('takes every statement that the suites of `npm test` asked the embedded engine', async () => {
    const statements = askedStatements();
    expect(statements.size, 'Run `npm test` first, which keeps its statements').toBeGreaterThan(
      LEAST,
    );
    const refusals: string[] = [];
    for (const text of statements) {
      const refusal = await refusalOf(text);
      if (refusal !== null) refusals.push(refusal);
    }
    expect(refusals).toEqual([]);
  });

  it('refuses one that names no column, so that silence means something', async () => {
    expect(await refusalOf('select nothing from site')).toContain('does not exist');
  });
});
