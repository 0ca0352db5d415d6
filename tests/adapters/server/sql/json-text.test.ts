import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonText } from '#adapters/server/sql/json-text.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const FOLDER = new URL('../../../../adapters/server/sql/', import.meta.url);

/** Files that write JSON for purposes other than statement values: seals, messages between processes, files, or text for people. */
const OTHER_JSON: ReadonlySet<string> = new Set([
  'json-text.ts',
  'audit-line.ts',
  'audit-log.repository.ts',
  'change-line.ts',
  'data-directory.ts',
  'read-site-changes.ts',
]);

/** Lists the files that serialize JSON themselves. */
const ownJson = (files: readonly (readonly [name: string, text: string])[]): readonly string[] =>
  files.flatMap(([name, text]) =>
    text.includes('JSON.stringify') && !OTHER_JSON.has(name.split('/').at(-1) ?? '') ? name : [],
  );

const half = fc.string({
  unit: fc.constantFrom('\ud83d', '\udd25', '\\', 'u', 'd800', '\0', '"', 'x', '\u0001'),
  maxLength: 12,
});

describeDatabase('JSON for the database', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  it('is taken whatever its texts hold, and given back as it was where the database can', async () => {
    const { kysely } = world.database;
    await fc.assert(
      fc.asyncProperty(fc.array(half, { maxLength: 5 }), half, async (texts, name) => {
        const value = { [name]: texts };
        const { rows } = await sql<{ kept: unknown }>`
          select ${jsonText(value)}::jsonb as kept`.execute(kysely);
        const clean = (text: string) => text.replaceAll(/\0|\p{Cs}/gu, '\ufffd');
        expect(rows).toEqual([{ kept: { [clean(name)]: texts.map(clean) } }]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('statements', () => {
  it('take no other JSON', () => {
    const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    const files = names
      .filter((name) => name.endsWith('.ts') && !name.startsWith('migrations'))
      .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);
    expect(ownJson(files)).toEqual([]);
    expect(ownJson([['planted.ts', 'JSON.stringify(rows)']])).toEqual(['planted.ts']);
  });
});
