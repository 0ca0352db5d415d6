import { describe, expect, it } from 'vitest';
import type { DatabaseFacts, PostgresFacts } from '#adapters/server/doctor/database-facts.ts';
import { doctorStatus, findingLine } from '#adapters/server/doctor/finding.ts';
import { checkDatabase } from '#adapters/server/doctor/check-database.ts';
import { checkEvidence } from '#adapters/server/doctor/check-evidence.ts';
import { checksum } from '#adapters/server/sql/migrate.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import { testKeys } from '#tests/adapters/server/support/portal-parts.ts';

const SERVER: PostgresFacts = {
  version: 150006,
  encoding: 'UTF8',
  readOnly: false,
  mayCreate: true,
  connections: 97,
  used: 5,
  ours: 0,
  ahead: 20,
};
const APPLIED = MIGRATIONS.map((one) => ({
  num: one.num,
  name: one.name,
  checksum: checksum(one),
}));
const LAST = APPLIED.length;
const FACTS: DatabaseFacts = {
  where: 'database portal at db.example.com',
  applied: APPLIED,
  tables: 150,
  marks: new Map(),
  evidence: null,
  server: SERVER,
};

const checked = (change: Partial<DatabaseFacts>, server: Partial<PostgresFacts> = {}) => {
  const found = checkDatabase(
    { ...FACTS, ...change, server: { ...SERVER, ...server } },
    testKeys(),
  );
  return { status: doctorStatus(found), lines: found.map(findingLine).join('\n') };
};

describe('a database', () => {
  it('that fits is fine, an older one will be brought up, an empty one will be made', () => {
    expect(checked({})).toEqual({
      status: 0,
      lines: `ok: database: database portal at db.example.com, schema ${String(LAST)}\nok: clock: matches that of the database`,
    });
    const older = checked({ applied: APPLIED.slice(0, -1) });
    expect(older.status).toBe(0);
    expect(older.lines).toContain(
      `schema ${String(LAST - 1)}; the next start brings it to ${String(LAST)}`,
    );
    expect(checked({ applied: null, tables: 0 })).toMatchObject({ status: 0 });
  });

  it.each([
    ['another program’s', { applied: null, tables: 3 }, {}, 'has 3 tables of another program'],
    [
      'another list of steps',
      { applied: 'foreign' as const },
      {},
      'its list of migration steps is not ours',
    ],
    [
      'a newer one',
      { applied: [...APPLIED, { num: LAST + 1, name: 'next', checksum: 'x' }] },
      {},
      `written by a newer version (schema ${String(LAST + 1)}, this program knows ${String(LAST)})`,
    ],
    [
      'one of changed steps',
      { applied: [{ num: 1, name: 'people', checksum: 'x' }] },
      {},
      'step 1 “people”',
    ],
    ['an old server', {}, { version: 130011 }, 'PostgreSQL 13 is too old'],
    ['other letters', {}, { encoding: 'LATIN1' }, 'its encoding is LATIN1'],
    ['a replica', {}, { readOnly: true }, 'accepts no writes'],
    ['too few rights', {}, { mayCreate: false }, 'cannot create tables'],
  ])('of %s fails', (_, change, server, text) => {
    const { lines, status } = checked(change, server);
    expect(status).toBe(2);
    expect(lines).toContain(text);
  });

  it('whose clock or connections do not fit is warned of', () => {
    expect(checked({}, { ahead: -6000 })).toMatchObject({ status: 1 });
    expect(checked({}, { ahead: -6000 }).lines).toContain('is 6 seconds behind this machine');
    const full = checked({}, { used: 90 });
    expect(full.status).toBe(1);
    expect(full.lines).toContain('a server needs 11 connections, but there is room for 7');
    // Connections of our own servers are subtracted from the used connections.
    expect(checked({}, { used: 90, ours: 11 })).toMatchObject({ status: 0 });
  });

  it('that was used with other keys fails, and one whose keys are missing', () => {
    const marks = new Map([['key.codes.demo-1', 'the mark of another key']]);
    const { lines, status } = checked({ marks });
    expect(status).toBe(2);
    expect(lines).toContain(
      'failed: keys: The codes key "demo-1" is not the one this database is used with — another server',
    );
    expect(
      checkDatabase({ ...FACTS, marks }, null)
        .map(findingLine)
        .join('\n'),
    ).toContain('failed: keys: some keys the database was used with are missing');
  });
});

describe('what the portal noted itself', () => {
  const calm = { codes: 30, entered: 2, waiting: 1, oldestMs: 1000, failures: [] };

  it('is fine when codes are entered and nothing fails', () => {
    expect(doctorStatus(checkEvidence(calm))).toBe(0);
    expect(doctorStatus(checkEvidence({ ...calm, codes: 19, entered: 0 }))).toBe(0);
  });

  it('tells of a mail server that takes everything and delivers nothing', () => {
    const found = checkEvidence({ ...calm, entered: 0 });
    expect(doctorStatus(found)).toBe(1);
    expect(found.map(findingLine).join('\n')).toContain(
      '30 codes were sent within a day and no one entered one',
    );
  });

  it('tells what fails and why, and what waits', () => {
    const why = { channel: 'email', host: 'mail.example.com', cause: 'auth', code: '535 5.7.8' };
    const found = checkEvidence({
      ...calm,
      oldestMs: 7 * 60000,
      failures: [{ ...why, messages: 4 }],
    });
    expect(found.map(findingLine)).toEqual([
      'warning: messages: 4 messages not sent within a day, mail by mail.example.com: it rejects the username and password (535 5.7.8) — Check the username and password in the setting. Some providers require an app password.',
      'warning: messages: 1 message queued, the first for 7 minutes — Is a server running? Its log says why (event "message not sent").',
    ]);
  });
});
