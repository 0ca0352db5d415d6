import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { RECEIVER_PURPOSES, type ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

let portal: TestPortal;
let key = '';
beforeAll(async () => {
  portal = await openTestPortal();
  const { unitOfWork, secrets, clock } = portal.container.get(SERVER.backendPorts);
  key = secrets.token();
  const receiver = { id: randomUUID(), name: 'Bounds' };
  await unitOfWork.run((tx) => tx.receivers.add(receiver, secrets.digest(key), clock.now()));
});
afterAll(() => portal.close());

const send = (entries: readonly (object | null)[]) =>
  portal.listeners.dealer.app.inject({
    method: 'POST',
    url: '/api/signals/batch',
    headers: { authorization: `Bearer ${key}` },
    payload: { entries },
  });
const entries = (count: number, from: number, text = '1602 01 000') =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'signal',
    counter: String(from + index),
    xmit: 'HP1207',
    format: 'CID',
    text,
  }));

it('a batch holds 500 entries and not one more', async () => {
  const whole = await send(entries(500, 1));
  expect(whole.statusCode).toBe(200);
  const answered = whole.json<{ outcomes: { outcome: string }[] }>().outcomes;
  expect(answered.filter(({ outcome }) => outcome === 'kept')).toHaveLength(500);
  const more = await send(entries(501, 1000));
  expect(more.statusCode).toBe(400);
  expect(more.json()).toMatchObject({ message: 'entries: Must be at most 500 entries' });
});

it('a batch of more than 1 MB is refused as a whole', async () => {
  const large = await send(entries(500, 2000, 'x'.repeat(2500)));
  expect(large.statusCode).toBe(413);
});

it('one bad entry keeps nothing of its batch back, not even one whose counter nobody can keep', async () => {
  const [good, bad, last] = entries(3, 3000);
  const long = `1602 01 000 ${'x'.repeat(1025)}`;
  const counters = ['9223372036854775808', -7, null].map((counter) => ({ ...bad, counter }));
  const mixed = await send([
    good ?? {},
    { ...bad, text: long },
    ...counters,
    { counter: '9' },
    last ?? {},
  ]);
  const { outcomes } = mixed.json<{ outcomes: { outcome: string; message: string | null }[] }>();
  expect(outcomes).toMatchObject([
    { outcome: 'kept' },
    { outcome: 'unreadable', counter: '3001' },
    { outcome: 'kept', counter: '9223372036854775808' },
    { outcome: 'kept', counter: '-7' },
    { outcome: 'kept', counter: '', message: expect.stringContaining('counter') as string },
    { outcome: 'unreadable', counter: '9', message: 'kind: Must be signal, action or state' },
    { outcome: 'kept' },
  ]);
  // The client repeats the batch, as after a lost response.
  const again = await send(counters);
  expect(again.json<{ outcomes: object[] }>().outcomes).toMatchObject(
    counters.map(() => ({ outcome: 'repeated' })),
  );
  expect(portal.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

const PURPOSES = Object.keys(RECEIVER_PURPOSES) as ReceiverPurpose[];

it('a key does what it was made for, and nothing else that machines may', async () => {
  const { unitOfWork, secrets, clock } = portal.container.get(SERVER.backendPorts);
  const machines = ENDPOINTS.flatMap(({ access, method, operationId, path }) =>
    access.kind === 'receiver' ? { method, operationId, path, purposes: access.purposes } : [],
  );
  expect(machines.length).toBeGreaterThan(5);
  // Every operation accepts keys of exactly one purpose, except the check of a spoken code, which accepts keys of two purposes.
  expect(machines.filter(({ purposes }) => purposes.length !== 1)).toMatchObject([
    { operationId: 'checkHeardCode', purposes: ['signals', 'answering'] },
  ]);
  for (const own of PURPOSES) {
    const token = secrets.token();
    const receiver = { id: randomUUID(), name: `Key for ${own}` };
    await unitOfWork.run((tx) =>
      tx.receivers.add(receiver, secrets.digest(token), clock.now(), own),
    );
    for (const { method, operationId, path, purposes } of machines) {
      const { statusCode } = await portal.listeners.dealer.app.inject({
        method: method === 'GET' ? 'GET' : 'POST',
        url: `/api/${path.replaceAll(/\{\w+\}/g, randomUUID())}`,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { payload: { entries: [{}] } }),
      });
      const isOpen = ![401, 403].includes(statusCode);
      expect([own, operationId, isOpen]).toEqual([own, operationId, purposes.includes(own)]);
    }
  }
});
