import { answeringMessagesApi } from '#core/answering-messages/answering-messages.api.ts';
import { randomUUID } from 'node:crypto';
import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import type {
  MessageOutcome,
  SeenMessage,
} from '#core/answering-messages/message-detail.schema.ts';
import type {
  AnsweringEntry,
  MessageEntry,
  MessageName,
  StandingEntry,
  TryEntry,
} from '#core/backend/answering-messages/message-entry.ts';
import type { Engine } from '../harness/database.ts';
import { addReceiver } from '../harness/receiver.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

export const GROUPS = { parent: 7300, branch: 7301, stranger: 7302 } as const;
export const SITE = 73001;

type Change = Partial<typeof MESSAGE_LIST.start>;

/**
 * Creates a test world with two dealers, their users, and the agents' system, which sends messages. One dealer has an
 * answering service and a branch.
 */
export const answeringWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend, database } = world;
  await writeFamily(database.kysely, GROUPS);
  await database.kysely
    .updateTable('site_group')
    .set({ answering_service_enabled: true })
    .where('num', '=', GROUPS.parent)
    .execute();
  await seedSite(database.kysely, { num: SITE, group: GROUPS.branch, name: 'Harbor View Clinic' });
  await database.kysely
    .updateTable('site')
    .set({ phone: '6035550133' })
    .where('num', '=', SITE)
    .execute();
  const { receiver } = await addReceiver(world, 'Agents');
  let counter = 0;
  const next = (): string => String(++counter);

  const hand = async (...entries: readonly AnsweringEntry[]) =>
    valueOf(
      await backend.answeringMessages.receiveAnsweringMessages(
        {
          requestId: randomUUID(),
          address: '192.0.2.9',
          variant: 'dealer',
          browserId: '',
          userAgent: null,
          deviceSecret: null,
          receiver,
        },
        { entries },
      ),
    ).outcomes;
  const message = (change: Partial<MessageEntry> = {}): MessageEntry => ({
    kind: 'message',
    counter: next(),
    siteGroupNum: GROUPS.parent,
    receivedAt: null,
    takenBy: 'TV',
    callerName: 'Nadia Stone',
    callback: null,
    xmit: null,
    category: 'Service call',
    priority: 'Routine',
    text: 'The keypad beeps.',
    state: 'New',
    heldUntil: null,
    recordingUrl: null,
    ...change,
  });
  const attempt = (
    name: MessageName,
    result: TryEntry['result'],
    change: Partial<TryEntry> = {},
  ): TryEntry => ({
    kind: 'try',
    counter: next(),
    message: name,
    at: null,
    channel: 'call',
    person: 'Sam Ortiz',
    result,
    ...change,
  });
  const standing = (name: MessageName, state: StandingEntry['state']): StandingEntry => ({
    kind: 'state',
    counter: next(),
    message: name,
    state,
    heldUntil: null,
  });

  const dealer = async (seed: Parameters<TestWorld['person']>[0] = {}) => {
    const account = await world.person({
      name: 'Dana Reyes',
      groups: [GROUPS.parent],
      flags: ['ansServiceBlockFlag'],
      ...seed,
    });
    const browser = world.browser();
    const logIn = async (): Promise<void> => {
      valueOf(await browser.logIn(account.username, PASSWORD));
    };
    await logIn();
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live') await logIn();
      return browser.call(access, work);
    };
    const own = { siteGroupNum: null };
    const { access } = answeringMessagesApi.listAnsweringMessages;
    return {
      account,
      list: (change: Change = {}) =>
        call(access, (c) =>
          backend.answeringMessages.listAnsweringMessages(c, {
            ...own,
            query: { ...MESSAGE_LIST.start, ...change },
          }),
        ),
      count: () => call(access, (c) => backend.answeringMessages.countAnsweringMessages(c, own)),
      read: (id: string) =>
        call(access, (c) => backend.answeringMessages.readAnsweringMessage(c, { ...own, id })),
      acknowledge: (seen: SeenMessage) =>
        call(access, (c) =>
          backend.answeringMessages.acknowledgeAnsweringMessage(c, { ...own, ...seen }),
        ),
      acknowledgeAll: (messages: readonly SeenMessage[], dryRun = false) =>
        call(access, (c) =>
          backend.answeringMessages.acknowledgeAnsweringMessages(c, { ...own, messages, dryRun }),
        ),
      assign: (seen: SeenMessage, personId: string | null) =>
        call(access, (c) =>
          backend.answeringMessages.assignAnsweringMessage(c, { ...own, ...seen, personId }),
        ),
      close: (seen: SeenMessage, outcome: MessageOutcome = 'Handled', words = '') =>
        call(access, (c) =>
          backend.answeringMessages.closeAnsweringMessage(c, { ...own, ...seen, outcome, words }),
        ),
      note: (id: string, text: string, entryId: string = randomUUID()) =>
        call(access, (c) =>
          backend.answeringMessages.noteAnsweringMessage(c, { ...own, id, text, entryId }),
        ),
      called: (id: string, entryId: string = randomUUID()) =>
        call(access, (c) =>
          backend.answeringMessages.callAnsweringMessage(c, { ...own, id, entryId }),
        ),
      redeliver: (
        seen: SeenMessage,
        personId: string,
        channel: 'email' | 'sms' = 'email',
        deliveryId: string = randomUUID(),
      ) =>
        call(access, (c) =>
          backend.answeringMessages.redeliverAnsweringMessage(c, {
            ...own,
            ...seen,
            personId,
            channel,
            deliveryId,
          }),
        ),
    };
  };

  return {
    world,
    hand,
    message,
    attempt,
    standing,
    dealer,
    /** Sends one message from the agents' system. Returns the message as it appears in the user's list. */
    taken: async (who: Awaited<ReturnType<typeof dealer>>, change: Partial<MessageEntry> = {}) => {
      const [outcome] = await hand(message(change));
      const { messages } = valueOf(await who.list({ size: 100, filters: { view: 'all' } }));
      const found = messages.find(({ num }) => num === outcome?.num);
      if (found === undefined) throw new Error('the message did not arrive');
      return found;
    },
    /** Counts the live events about answering messages in a group. */
    told: async (group: number): Promise<number> =>
      (
        await database.kysely
          .selectFrom('live_event')
          .select('seq')
          .where('site_group_num', '=', group)
          .where('kind', '=', 'message')
          .execute()
      ).length,
    close: () => world.close(),
  };
};

export type AnsweringWorld = Awaited<ReturnType<typeof answeringWorld>>;
