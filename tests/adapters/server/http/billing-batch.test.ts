import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

let portal: TestPortal;
let key = '';
beforeAll(async () => {
  portal = await openTestPortal();
  const { unitOfWork, secrets, clock } = portal.container.get(SERVER.backendPorts);
  key = secrets.token();
  const receiver = { id: randomUUID(), name: 'Accounting' };
  await unitOfWork.run((tx) =>
    tx.receivers.add(receiver, secrets.digest(key), clock.now(), 'billing'),
  );
  const group = { num: 8801, name: 'Group 8801', time_zone: 'America/New_York' };
  const { kysely } = portal.container.get(SERVER.database);
  await kysely.insertInto('site_group').values(group).execute();
});
afterAll(() => portal.close());

const send = (entries: readonly object[], token = key) =>
  portal.listeners.dealer.app.inject({
    method: 'POST',
    url: '/api/billing/batch',
    headers: { authorization: `Bearer ${token}` },
    payload: { entries },
  });
const invoice = (number: string, change: object = {}) => ({
  kind: 'invoice',
  number,
  revision: 1,
  siteGroupNum: 8801,
  currency: 'USD',
  lines: 1,
  invoiceOn: '2026-11-01',
  dueOn: '2026-11-30',
  amount: 950,
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  ...change,
});
const line = (change: object = {}) => ({
  xmit: 'A1',
  siteName: 'A shop',
  service: 'Burglary',
  rate: 950,
  quantity: 1,
  from: '2026-11-01',
  to: '2026-11-30',
  amount: 950,
  ...change,
});
const lines = (number: string, list: readonly object[]) => ({
  kind: 'lines',
  number,
  revision: 1,
  first: 1,
  lines: list,
});

it('is a receiver’s alone', async () => {
  expect((await send([invoice('A')], 'nobody')).statusCode).toBe(401);
});

it('answers each entry by itself, in its order, naming the field and never what stood in it', async () => {
  const answer = await send([
    invoice('A'),
    invoice('B', { amount: 9.5 }),
    invoice('C', { dueOn: '2026-02-30' }),
    invoice('D', { total: 1 }),
    lines('A', [line({ service: 'Plumbing-SECRET' })]),
    lines('A', [line()]),
    { kind: 'refund' },
    {},
  ]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    outcomes: [
      { outcome: 'kept', message: null },
      {
        outcome: 'unreadable',
        message: 'amount: Must be a whole number from -1000000000000 to 1000000000000',
      },
      { outcome: 'unreadable', message: 'dueOn: Must be a day such as 2026-11-01' },
      { outcome: 'unreadable', message: 'Unknown field: total' },
      {
        outcome: 'unreadable',
        message:
          'lines.0.service: Must be one of: Burglary, Fire, Open/close, Cellular, Video, Answering',
      },
      { outcome: 'kept', message: null },
      { outcome: 'unreadable', message: 'kind: Must be group, invoice, lines or payment' },
      { outcome: 'unreadable', message: 'kind: Must be group, invoice, lines or payment' },
    ],
  });
  expect(answer.body).not.toContain('SECRET');
});

it('holds 100 entries and 1 MB, and a line no database can keep costs nothing else', async () => {
  const many = Array.from({ length: 101 }, (_, index) => invoice(`M${index}`));
  const more = await send(many);
  expect([more.statusCode, more.json<{ message: string }>().message]).toEqual([
    400,
    'entries: Must be at most 100 entries',
  ]);
  expect((await send([{ kind: 'x'.repeat(1_100_000) }])).statusCode).toBe(413);
  const kept = await send([invoice('N'), lines('N', [line({ siteName: 'A\0 shop' })])]);
  expect(kept.json<{ outcomes: object[] }>().outcomes).toMatchObject([
    { outcome: 'kept' },
    { outcome: 'kept' },
  ]);
  expect(portal.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
