import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RowSchema } from '#adapters/server/sql/row-schema.ts';
import { PROJECT } from '#tests/architecture/project.ts';

const SCRIPT = new URL('../../composition/scripts/row-schemas.mjs', import.meta.url).href;

const { rowSchemasOf } = (await import(SCRIPT)) as {
  readonly rowSchemasOf: (configFile: string) => {
    readonly statements: Readonly<Record<string, RowSchema>>;
  };
};

/** Returns the row schemas of a project with this single file. */
const statementsOf = (text: string): Readonly<Record<string, RowSchema>> => {
  const root = mkdtempSync(join(tmpdir(), 'rows-'));
  try {
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    const config = { extends: join(PROJECT, 'tsconfig.base.json'), include: ['*.ts'] };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(join(root, 'planted.ts'), text);
    return rowSchemasOf(join(root, 'tsconfig.json')).statements;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

describe('the schemas of rows', () => {
  it('follow from the types of the SQL, said there or where it is handed on', () => {
    const found = statementsOf(`
      import { sql, type RawBuilder } from 'kysely';
      interface Phone { readonly number: string; readonly kind: 'home' | 'work' }
      interface Contact {
        readonly id: string;
        readonly rank: number | null;
        readonly phones: readonly Phone[];
        readonly texts: Readonly<Record<string, boolean>>;
        readonly above?: Contact;
        readonly key: Uint8Array;
      }
      export const contacts = (least: number) =>
        sql<Contact>\`select * from contact where rank > \${least} and rank < 9\`;
      export const named: RawBuilder<string | null> = sql\`lower(name)\`;
      export const either = [sql<number>\`rank\`, sql<string>\`rank\`];
      export const unknown = sql\`select 1\`;
      export const made = <Row>() => sql<Row>\`select 2\`;
    `);
    expect(found).toEqual({
      'select * from contact where rank > ? and rank < 9': {
        type: 'object',
        properties: {
          id: { type: 'string' },
          rank: { anyOf: [{ type: 'null' }, { type: 'number' }] },
          phones: {
            type: 'array',
            items: {
              type: 'object',
              properties: { number: { type: 'string' }, kind: { enum: ['home', 'work'] } },
              required: ['number', 'kind'],
            },
          },
          texts: {
            type: 'object',
            properties: {},
            required: [],
            additionalProperties: { type: 'boolean' },
          },
          above: {},
          key: {},
        },
        required: ['id', 'rank', 'phones', 'texts', 'key'],
      },
      'lower(name)': { anyOf: [{ type: 'null' }, { type: 'string' }] },
      rank: { anyOf: [{ type: 'number' }, { type: 'string' }] },
      'select 2': {},
    });
  });
});
