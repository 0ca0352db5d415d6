import { randomUUID } from 'node:crypto';
import { createAutoNotifyRunner } from '#core/backend/auto-notify/auto-notify-runner.ts';
import { createMessageSender, type Channel } from '#adapters/server/messages/message-sender.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { beginLife } from '#tests/backend/harness/begin-life.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { writeFamily } from '#tests/backend/harness/seed-site.ts';
import type { Found } from './crash-writer.ts';

const { database, given, say } = await beginLife();
const [prefix = ''] = given;
const { kysely, unitOfWork } = database;
const FAMILY = { parent: 7920, branch: 7921, stranger: 7922 };
const RULE = '00000000-0000-4000-8000-000000007920';
/** Number of messages per batch. Each message gets its own mail. */
const AT_ONCE = 12;
const BEGIN = Date.UTC(2027, 0, 1);

const known = await kysely.selectFrom('notify_rule').select('id').execute();
if (known.length === 0) {
  const rule = { cause: 'message', categories: [], priorities: [], who: 'emails', whoId: null };
  await writeFamily(kysely, FAMILY);
  await kysely
    .updateTable('site_group')
    .set({ answering_service_enabled: true })
    .where('num', '=', FAMILY.parent)
    .execute();
  await unitOfWork.run((tx) =>
    tx.notifyRules.add(
      RULE,
      FAMILY.parent,
      {
        ...rule,
        cause: 'message',
        who: 'emails',
        emails: ['office@example.com'],
        channel: 'email',
        timing: 'always',
        digest: 'immediate',
      },
      { by: 'Dana', now: BEGIN },
    ),
  );
}

const messages = await kysely.selectFrom('answering_message').select(['id', 'num']).execute();
// Gives each process a later time, after the leases of the previous process have expired.
const life = await kysely
  .insertInto('setting')
  .values({ name: `life ${randomUUID()}`, value: '' })
  .execute()
  .then(() =>
    kysely.selectFrom('setting').select('name').where('name', 'like', 'life %').execute(),
  );
let now = BEGIN + life.length * 3_600_000;
const notices = await kysely.selectFrom('notify_notice').select('taken_at').execute();
const taken = notices.filter(({ taken_at }) => taken_at !== null).length;
const mails = await kysely.selectFrom('message').select(['subject', 'state']).execute();
const count = async (table: 'notify_delivery' | 'answering_delivery'): Promise<number> =>
  (await kysely.selectFrom(table).select('id').execute()).length;
const delivered = await kysely
  .selectFrom('answering_delivery')
  .select('id')
  .where('result', '=', 'Delivered')
  .execute();
const found: Found = {
  names: messages.map(({ num }) => `taken ${num}`),
  // Number of messages without a decision, plus mails that are not yet sent.
  lines: messages.length - taken + mails.filter(({ state }) => state !== 'sent').length,
  // Intact means that each decision is stored completely or not at all: one mail, one entry for the rule and one for the message.
  intact:
    mails.length === taken &&
    (await count('notify_delivery')) === taken &&
    (await count('answering_delivery')) === taken &&
    delivered.length === mails.filter(({ state }) => state === 'sent').length,
};
say(`found ${JSON.stringify(found)}`);

let isDeciding = false;
const ports = {
  unitOfWork,
  clock: { now: () => now },
  ids: {
    next: () => {
      // The first id is requested for a mail, so a decision is in progress.
      if (!isDeciding) say('wrote deciding');
      isDeciding = true;
      return randomUUID();
    },
  },
  wallClock: temporalWallClock,
  providerName: 'Northgate Monitoring',
  publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
};
const { runNext } = createAutoNotifyRunner(ports);
const email: Channel = {
  keepText: true,
  transport: {
    place: null,
    secrets: [],
    send: ({ subject }) => {
      say(`wrote mailed ${/message (\d+)/.exec(subject)?.[1] ?? subject}`);
      return Promise.resolve();
    },
  },
};
const work = async (): Promise<void> => {
  while ((await runNext()) === 'worked') isDeciding = false;
  // A stopped sender still finishes the messages that it has claimed.
  for (;;) {
    const sender = createMessageSender({
      outbox: new SqlMessageOutbox(kysely),
      channels: { email, sms: email },
      clock: ports.clock,
      log: { info: () => undefined, error: () => undefined },
    });
    sender.wake();
    await sender.stop();
    const queued = kysely.selectFrom('message').select('id').where('state', '=', 'queued');
    if ((await queued.execute()).length === 0) return;
  }
};
// First decides on and sends the messages that a killed process left.
await work();
while (prefix !== '') {
  now += 1000;
  const fresh = Array.from({ length: AT_ONCE }, () => ({
    id: randomUUID(),
    siteGroupNum: FAMILY.parent,
    receivedAt: now,
    takenBy: 'TV',
    callerName: 'Nadia Stone',
    callback: null,
    xmit: null,
    category: 'Sales' as const,
    priority: 'Urgent' as const,
    text: 'The keypad beeps.',
    state: 'New' as const,
    heldUntil: null,
    recordingUrl: null,
    receiverId: null,
    receiverCounter: null,
  }));
  const accepted = await unitOfWork.run((tx) => tx.answeringMessages.take(fresh));
  for (const { num } of accepted) say(`wrote taken ${num}`);
  await work();
}
await database.close();
