import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHOLE, WHOLE_FILE } from '#tests/backend/provisioning/import-world.ts';
import { adminWorld } from './support/admin-world.ts';

/** Matches output that reports no refused line. Progress messages may appear. */
const NOTHING_REFUSED: unknown = expect.not.stringContaining('Line ');

describe('npm run admin -- import, export, create-user, invite, terms publish', () => {
  let world: Awaited<ReturnType<typeof adminWorld>>;
  const put = (path: string, text: string | Uint8Array): void =>
    void world.files.set(path, Buffer.from(text));
  beforeAll(async () => {
    world = await adminWorld();
    put('portal.csv', WHOLE_FILE);
  });
  afterAll(() => world.close());

  it('shows what would become of a file, takes it in, and finds nothing to do the second time', async () => {
    const dry = await world.run('import', 'portal.csv', '--dry-run');
    expect(dry).toMatchObject({ status: 0, complained: NOTHING_REFUSED });
    expect(dry.said).toContain(
      `Dry run, nothing written: ${WHOLE.length} would be written, 0 refused.`,
    );
    expect(dry.said).toMatch(/^ +New +Changed +Same +Refused\nSite groups +2 +- +- +-\n/);
    const first = await world.run('import', 'portal.csv');
    expect(first).toMatchObject({ status: 0, complained: NOTHING_REFUSED });
    expect(first.said).toContain(`${WHOLE.length} written, 0 refused. People get no email`);
    const second = await world.run('import', 'portal.csv');
    expect(second.said).toContain('0 written, 0 refused.');
  });

  it('takes in the example of core/provisioning/README.md as it stands there', async () => {
    const readme = readFileSync('core/provisioning/README.md', 'utf8');
    put('example.csv', /```csv\n(record,[^`]+)```/.exec(readme)?.[1] ?? '');
    const taken = await world.run('import', 'example.csv', '--dry-run');
    expect(taken).toMatchObject({ status: 0, complained: NOTHING_REFUSED });
    expect(taken.said).toContain('would be written, 0 refused.');
  });

  it('tells refused lines apart from the table, and ends with 1', async () => {
    put('bad.csv', 'record,site,group,name\nsite,77,9,Nowhere\ngroup,,4490,Fine\npanel,,,\n');
    const taken = await world.run('import', 'bad.csv');
    expect(taken.status).toBe(1);
    expect(taken.said).toContain('1 written, 2 refused.');
    expect(taken.said).toMatch(/No record +- +- +- +1\n/);
    const lines = taken.complained.trimEnd().split('\n');
    expect(lines.map((line) => line.split('  ')[0])).toEqual(['Line 2', 'Line 4']);
    put('utf16.csv', Buffer.from('\uFEFFrecord', 'utf16le'));
    expect(await world.run('import', 'utf16.csv')).toMatchObject({ status: 1, said: '' });
    expect(await world.run('import', 'nowhere.csv')).toMatchObject({ status: 1 });
    for (const args of [[], ['--dry-run'], ['a.csv', 'b.csv'], ['a.csv', '--secrets-from']])
      expect(await world.run('import', ...args)).toMatchObject({ status: 2 });
  });

  it('exports as many records as there are, as CSV and as JSON', async () => {
    const out = await world.run('export', 'out.json');
    const records = JSON.parse(
      Buffer.from(world.files.get('out.json') ?? []).toString(),
    ) as object[];
    expect(out).toMatchObject({ status: 0, complained: '' });
    expect(out.said).toBe(`${records.length} records in out.json, without codes.\n`);
    expect((await world.run('export', 'out.csv')).said).toContain(`${records.length} records`);
    expect(await world.run('export', 'a.csv', '--secrets-to', 'a.csv')).toMatchObject({
      status: 2,
    });
  });

  it('creates somebody with a mail that holds the link, once; invite sends another', async () => {
    const args = ['--name', 'Sam Hale', '--email', 'sam@example.com', '--groups', '4471'] as const;
    const made = await world.run('create-user', 'dealer', 'sam.hale', ...args);
    expect(made).toMatchObject({ status: 0, complained: '' });
    expect(made.said).toContain('on its way to sam@example.com');
    const first = await world.linkFor('sam@example.com');
    expect(made.said + made.complained).not.toContain([...first.values()][0] ?? 'a link');
    expect(await world.run('invite', 'dealer', 'sam.hale')).toMatchObject({ status: 0 });
    expect(await world.sentTo('sam@example.com')).toHaveLength(2);
    expect((await world.linkFor('sam@example.com')).toString()).not.toBe(first.toString());
    expect(await world.run('invite', 'dealer', 'nobody')).toMatchObject({ status: 1, said: '' });
    const refused = await world.run(
      'create-user',
      'dealer',
      'pat',
      '--name',
      'Pat',
      '--email',
      'x',
    );
    expect(refused).toMatchObject({ status: 1, said: '' });
    expect(await world.run('create-user', 'dealer', 'pat', '--colour', 'red')).toMatchObject({
      status: 2,
    });
    const staff = ['--name', 'Ada', '--email', 'ada@example.com', '--rights', 'support'] as const;
    expect(await world.run('create-user', 'staff', 'ada.admin', ...staff)).toMatchObject({
      status: 0,
    });
    expect(await world.sentTo('ada@example.com')).toHaveLength(1);
  });

  it('publishes terms: not what is no UTF-8, and not the same text again', async () => {
    put('terms.txt', 'You agree to keep codes to yourself.');
    put('latin.txt', Buffer.from('Caf\xe9', 'latin1'));
    expect(await world.run('terms', 'publish', 'latin.txt')).toMatchObject({ status: 1, said: '' });
    expect(await world.run('terms', 'publish', 'terms.txt')).toMatchObject({
      status: 0,
      said: 'Terms, version 1, are published.\n',
    });
    expect(await world.run('terms', 'publish', 'terms.txt')).toMatchObject({ status: 1, said: '' });
    const { version } = await world.database.kysely
      .selectFrom('agreement_text')
      .select('version')
      .where('kind', '=', 'terms')
      .executeTakeFirstOrThrow();
    expect(version).toBe(1);
  });
});
