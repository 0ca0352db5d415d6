import { randomUUID } from 'node:crypto';
import { createSignals } from '#core/backend/receivers/signals.use-cases.ts';
import { createTestRunner } from '#core/backend/tests-on-site/test-runner.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import { beginLife } from '#tests/backend/harness/begin-life.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import type { Found } from './crash-writer.ts';

const { auditKey, database, given, say } = await beginLife();
const [prefix = ''] = given;
const { kysely, unitOfWork } = database;
const ring = { current: { id: '1', bytes: auditKey }, byId: () => null };
const ports = {
  unitOfWork,
  secrets: new NodeSecretSource({ codes: ring, refresh: ring }),
  clock: { now: () => Date.now() },
  ids: { next: () => randomUUID() },
  wallClock: temporalWallClock,
  publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
  providerName: 'Northgate Monitoring',
};
const SITE = 79001;
const RECEIVER = { id: '00000000-0000-4000-8000-000000000079', name: 'R' };

if (
  (await kysely.selectFrom('site').select('num').where('num', '=', SITE).execute()).length === 0
) {
  await writeFamily(kysely, { parent: 7900, branch: 7901, stranger: 7902 });
  await seedSite(kysely, { num: SITE, group: 7901, areas: ['Closed'] });
  await unitOfWork.run((tx) => tx.receivers.add(RECEIVER, 'hash', 0));
}

/** History rows of the site: signals with their counters, and notes that a test has ended. */
const rows = await kysely
  .selectFrom('activity')
  .select(['event', 'counter', 'detail', 'comment'])
  .where('site_num', '=', SITE)
  .execute();
const claimed = await kysely.selectFrom('received_signal').select('counter').execute();
const ended = await kysely
  .selectFrom('site_test')
  .select('id')
  .where('noted', '=', 'ended')
  .execute();
const names = [
  ...rows.flatMap(({ counter }) => (counter === null ? [] : `signal ${counter}`)),
  ...ended.map(({ id }) => `end ${id}`),
];
const ends = rows.filter(({ event }) => event === 'Test ended').length;
const verdict = await checkWholeChain(kysely, () => auditKey);
const found: Found = {
  names,
  lines: ends,
  // Intact means that a batch of three signals is stored completely or not at all. Each signal is claimed and written
  // once, and each test end has one history row.
  intact:
    verdict.state === 'intact' &&
    new Set(names).size === names.length &&
    claimed.length % 3 === 0 &&
    claimed.length === rows.filter(({ counter }) => counter !== null).length &&
    ends === ended.length,
};
if (!found.intact) {
  const events = rows.map(({ event, counter }) => `${event} ${String(counter)}`);
  const counts = { verdict, claimed: claimed.length, ends, ended: ended.length };
  process.stderr.write(`not intact: ${JSON.stringify({ ...counts, names, events })}\n`);
}
say(`found ${JSON.stringify(found)}`);

const { receiveBatch } = createSignals(ports);
const { runNext } = createTestRunner(ports);
const placeTest = async (): Promise<string> => {
  const id = randomUUID();
  const now = Date.now();
  await kysely
    .insertInto('site_test')
    .values({
      id,
      site_num: SITE,
      site_group_num: 7901,
      mode: 'noAction',
      dev_nums: [1],
      scope: JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
      category: 'Technician test',
      reason: 'Testing the system',
      role: 'dealer',
      placed_by: 'Lee Park',
      warning: JSON.stringify({ minutes: [], channels: [] }),
      starts_at: now - 1000,
      ends_at: now,
      cleared_at: null,
      noted: 'started',
      due_at: now,
      created_at: now - 1000,
      updated_at: now - 1000,
    })
    .execute();
  return id;
};
/** Each signal bypasses a different zone, because sixty equal signals would count as a flood and share one row. */
const entry = (counter: number) => ({
  kind: 'signal' as const,
  counter: String(counter),
  xmit: `HP${SITE}`,
  format: 'CID' as const,
  receivedAt: null,
  panelAt: null,
  line: null,
  text: `1570 01 ${String(1 + (counter % 900)).padStart(3, '0')}`,
});
const caller = {
  requestId: 'crash',
  address: '127.0.0.1',
  variant: 'dealer' as const,
  browserId: '',
  userAgent: null,
  deviceSecret: null,
  receiver: RECEIVER,
};
const from = Number(prefix) * 1000000;
for (let count = 0; prefix !== ''; count += 3) {
  const test = await placeTest();
  while ((await runNext()) === 'worked');
  say(`wrote end ${test}`);
  const entries = [0, 1, 2].map((more) => entry(from + count + more));
  const answer = await receiveBatch(caller, { entries });
  if (!answer.ok) throw new Error(answer.error.kind);
  for (const { counter } of entries) say(`wrote signal ${counter}`);
}
// First completes the due work that a killed process left.
while ((await runNext()) === 'worked');
await database.close();
