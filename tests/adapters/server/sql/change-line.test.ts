import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPostgresChangeLine } from '#adapters/server/sql/change-line.ts';
import { freshPostgres, type Borrowed } from '#tests/backend/harness/postgres-template.ts';

const NOTIFICATION = 'A'.charCodeAt(0);
const TIMES = { pingEveryMs: 20, answerWithinMs: 300 };

/**
 * Removes notification messages from the bytes. Each message starts with a type byte and a length, which includes the
 * length field itself.
 */
const withoutNotifications = (
  bytes: Buffer,
): { readonly passed: Buffer; readonly rest: Buffer } => {
  const passed: Buffer[] = [];
  let at = 0;
  while (at + 5 <= bytes.length && at + 1 + bytes.readUInt32BE(at + 1) <= bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (bytes[at] !== NOTIFICATION) passed.push(bytes.subarray(at, end));
    at = end;
  }
  return { passed: Buffer.concat(passed), rest: bytes.subarray(at) };
};

/**
 * Opens a proxy between server and database. `lets` determines whether the proxy passes everything, everything except
 * notifications, or nothing (like a silently broken connection).
 */
const openProxy = async (url: string) => {
  const state = { lets: 'everything' as 'everything' | 'noNotifications' | 'nothing' };
  const target = new URL(url);
  const [port, host] = [Number(target.port || 5432), target.hostname];
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, host);
    sockets.push(near, far);
    let rest = Buffer.alloc(0);
    near.on('data', (bytes) => state.lets !== 'nothing' && far.write(bytes));
    far.on('data', (bytes) => {
      if (state.lets === 'nothing') return;
      if (state.lets === 'everything') {
        near.write(bytes);
        return;
      }
      const filtered = withoutNotifications(Buffer.concat([rest, bytes]));
      rest = Buffer.from(filtered.rest);
      near.write(filtered.passed);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  return {
    state,
    url: target.href,
    open: () => sockets.filter((socket) => !socket.destroyed).length,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

// Skipped without a PostgreSQL server.
describe.runIf(inject('postgresUrl') !== null)('the line of changes to PostgreSQL', () => {
  let database: Borrowed;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  beforeAll(async () => {
    database = await freshPostgres(inject('postgresUrl') ?? '');
    proxy = await openProxy(database.url);
  });
  afterAll(async () => {
    proxy.close();
    await database.drop();
  });

  const deaf = (): void => undefined;

  it('is broken when the database answers no more, though nobody closed it', async () => {
    proxy.state.lets = 'everything';
    const line = await openPostgresChangeLine(proxy.url, deaf, TIMES);
    proxy.state.lets = 'nothing';
    expect((await line.broken).message).toBe('Query read timeout');
    await line.close();
  });

  it('is broken when what is announced does not arrive, and does not open where it never would', async () => {
    proxy.state.lets = 'everything';
    const line = await openPostgresChangeLine(proxy.url, deaf, TIMES);
    proxy.state.lets = 'noNotifications';
    expect((await line.broken).message).toContain('does not arrive');
    await line.close();
    const opening = openPostgresChangeLine(proxy.url, deaf, TIMES);
    await expect(opening).rejects.toThrow('does not arrive');
  });

  it('is closed although nobody answers its goodbye', async () => {
    proxy.state.lets = 'everything';
    const line = await openPostgresChangeLine(proxy.url, deaf, { ...TIMES, pingEveryMs: 60_000 });
    proxy.state.lets = 'nothing';
    await line.close();
  });

  it('does not open where no database is, and leaves nothing open', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:1/nowhere';
    await expect(openPostgresChangeLine(nowhere, deaf)).rejects.toThrow('ECONNREFUSED');
    proxy.state.lets = 'everything';
    const before = proxy.open();
    const line = await openPostgresChangeLine(proxy.url, deaf);
    expect(proxy.open()).toBe(before + 2);
    await line.close();
    expect((await line.broken).message).toBe('The connection ended.');
    await vi.waitFor(() => expect(proxy.open()).toBe(before), 30_000);
  });
});
