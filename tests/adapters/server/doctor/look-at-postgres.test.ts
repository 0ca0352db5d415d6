import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { findingLine } from '#adapters/server/doctor/finding.ts';
import { checkDatabase } from '#adapters/server/doctor/check-database.ts';
import { lookAtPostgres } from '#adapters/server/doctor/look-at-postgres.ts';
import { proveKeys } from '#adapters/server/secrets/prove-keys.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { testKeys } from '#tests/adapters/server/support/portal-parts.ts';
import { openTestDatabase } from '#tests/backend/harness/database.ts';
import { emptyPostgres } from '#tests/backend/harness/postgres-template.ts';
import { failedTry } from '#tests/support/failed-try.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const linesOf = async (url: string, now = Date.now): Promise<string> => {
  const seen = await lookAtPostgres(url, now);
  const found = seen.ok ? checkDatabase(seen.value, testKeys()) : seen.error;
  return found.map(findingLine).join('\n');
};

/** Starts a server that refuses all connections with a PostgreSQL error message. */
const refusingServer = async (code: string): Promise<string> => {
  const fields = `SFATAL\0C${code}\0Mno\0\0`;
  const given = Buffer.alloc(5 + fields.length);
  given.write('E');
  given.writeInt32BE(4 + fields.length, 1);
  given.write(fields, 5);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return `postgres://portal:hunter-two@127.0.0.1:${String((server.address() as AddressInfo).port)}/portal`;
};

describe('PostgreSQL that keeps us out', () => {
  it.each([
    ['28P01', 'does not accept the name and password'],
    ['28000', 'does not let this user in from here'],
    ['3D000', 'does not exist'],
    ['53300', 'has no connection free'],
    ['57P03', 'is starting or stopping'],
  ])('with %s', async (code, text) => {
    const lines = await linesOf(await refusingServer(code));
    expect(lines).toMatch(/^failed: database: database portal at 127\.0\.0\.1:\d+ /);
    expect(lines).toContain(text);
    expect(lines).not.toContain('hunter');
  });

  it('by not being there', async () => {
    expect(await linesOf('postgres://portal@127.0.0.1:1/portal')).toContain(
      'cannot be reached: the connection was refused',
    );
    expect(await linesOf('postgres://portal@db.invalid/portal')).toContain(
      'cannot be reached: the host name was not found',
    );
  });
});

const SERVER = inject('postgresUrl');

// Skipped without a PostgreSQL server.
describe.runIf(SERVER !== null)('a database on PostgreSQL', () => {
  const server = SERVER ?? '';
  const admin = async (url: string, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const empty = async (): Promise<string> => {
    const { drop, url } = await emptyPostgres(server);
    ends.push(drop);
    return url;
  };
  const ours = async () => {
    const database = await openTestDatabase({ engine: 'postgres' });
    ends.push(() => database.close());
    return { database, url: database.url ?? '' };
  };
  const asRole = (url: string, role: string): string => {
    const address = new URL(url);
    address.username = role;
    address.password = 'portal';
    return address.href;
  };
  const role = async (url: string, options = ''): Promise<string> => {
    const name = `doctor_${crypto.randomUUID().slice(0, 8)}`;
    await admin(
      url,
      `create role ${name} login password 'portal' ${options}`,
      `grant all on schema public to ${name}`,
    );
    ends.push(() => admin(url, `drop owned by ${name}`, `drop role ${name}`));
    return name;
  };

  it('that is ours is fine, with the keys it is used with', async () => {
    const { database, url } = await ours();
    expect(await linesOf(url)).toMatch(/^ok: database: .*, schema \d+\nok: clock/);
    await proveKeys(database.kysely, testKeys());
    expect(await linesOf(url)).toContain('ok: keys: match the database');
    await database.kysely
      .updateTable('setting')
      .set({ value: 'another' })
      .where('name', 'like', 'key.passcodes.%')
      .execute();
    expect(await linesOf(url)).toContain('failed: keys: The passcodes key "demo-1" is not the one');
  });

  it('that is empty will be made, one of another program fails', async () => {
    const url = await empty();
    expect(await linesOf(url)).toContain('is empty; the first start creates the schema');
    await admin(url, 'create table customers (id int)');
    expect(await linesOf(url)).toContain('failed: database');
    expect(await linesOf(url)).toContain('has 1 table of another program and none of ours');
    await admin(url, 'create table schema_migration (version text)');
    expect(await linesOf(url)).toContain('its list of migration steps is not ours');
  });

  it('of a newer version fails, an older one is brought up', async () => {
    const { database, url } = await ours();
    const last = await database.kysely
      .selectFrom('schema_migration')
      .select('num')
      .orderBy('num', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.kysely
      .insertInto('schema_migration')
      .values({ num: last.num + 1, name: 'next', checksum: 'x', applied_at: 0 })
      .execute();
    expect(await linesOf(url)).toContain('was written by a newer version');
    await database.kysely.deleteFrom('schema_migration').where('num', '>=', last.num).execute();
    expect(await linesOf(url)).toContain('the next start brings it to');
  });

  it('that takes no writes, or makes no tables for this user, fails', async () => {
    const url = await empty();
    const reader = await role(url);
    await admin(url, `alter role ${reader} set default_transaction_read_only = on`);
    expect(await linesOf(asRole(url, reader))).toContain('failed: database: it accepts no writes');
    await admin(
      url,
      `alter role ${reader} reset default_transaction_read_only`,
      `revoke all on schema public from ${reader}`,
      'revoke create on schema public from public',
    );
    expect(await linesOf(asRole(url, reader))).toContain(
      'failed: database: its user cannot create tables',
    );
  });

  it('whose connections are all taken says so, and one with too few for a server', async () => {
    const url = await empty();
    const name = await role(url, 'connection limit 1');
    const own = asRole(url, name);
    expect(await linesOf(own)).toContain('a server needs 11 connections, but there is room for 1');
    const holder = new pg.Client({ connectionString: own });
    await holder.connect();
    ends.push(() => holder.end());
    expect(await linesOf(own)).toContain('has no connection free');
  });

  it('by whose clock ours is wrong is warned of', async () => {
    const url = await empty();
    const lines = await linesOf(url, () => Date.now() + 3600000);
    expect(lines).toMatch(
      /warning: clock: the database is 3,(600|599|601) seconds behind this machine/,
    );
  });

  it('tells what became of messages', async () => {
    const { database, url } = await ours();
    const { kysely } = database;
    const now = Date.now();
    const text = { subject: 'Hello', text: 'Hello', html: null, code: null, link: null };
    await database.unitOfWork.run((tx) =>
      tx.messages.enqueue({
        ...text,
        id: 'one',
        channel: 'email',
        to: 'a@example.com',
        queuedAt: now - 3600000,
      }),
    );
    await new SqlMessageOutbox(kysely).markFailed('one', failedTry({ again: now, at: now }));
    const code = (index: number) => ({
      id: `code ${String(index)}`,
      kind: 'mfaCode' as const,
      subject: `u${String(index)}`,
      session: null,
      purpose: 'login',
      secret_hash: 'x',
      attempts: 0,
      max_attempts: 5,
      expires_at: now,
      used_at: null,
      detail: '{}',
    });
    await kysely.insertInto('one_time').values([0, 1, 2].map(code)).execute();
    const seen = await lookAtPostgres(url, Date.now);
    expect(seen.ok && seen.value.evidence).toMatchObject({
      codes: 3,
      entered: 0,
      waiting: 1,
      failures: [{ host: 'mail.example.com', cause: 'mailbox', messages: 1 }],
    });
  });
});
