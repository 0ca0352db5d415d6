import { panelInfoApi } from '#core/panel-info/panel-info.api.ts';
import { randomUUID } from 'node:crypto';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import type { Engine } from '../harness/database.ts';
import { addReceiver } from '../harness/receiver.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

/** Name of every user created by this test world. */
export const NAME = 'Kit Example';
export const MINUTE = 60000;
export const DAY = 1440 * MINUTE;

/** Returns the value of a successful result. Throws for a failed result. */
export const valueOf = <T>(answer: Result<T, Refusal>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const GROUPS = { parent: 7200, branch: 7201, stranger: 7202 } as const;

/**
 * Creates a test world with sites of a dealer's branch and users who view the panels. Each site has one device. One
 * receiver sends the signals of all sites.
 */
export const panelWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await writeFamily(world.database.kysely, GROUPS);
  const receiver = await addReceiver(world);
  const outbox = new SqlMessageOutbox(world.database.kysely);
  let number = 72000;

  const person = async (
    seed: Parameters<TestWorld['person']>[0] & { readonly links?: readonly number[] } = {},
  ) => {
    const { links = [], ...rest } = seed;
    const account = await world.person(rest);
    for (const site of links)
      await world.database.kysely
        .insertInto('account_link')
        .values({ user_id: account.id, site_num: site })
        .execute();
    const browser = world.browser({ variant: seed.application === 3 ? 'consumer' : 'dealer' });
    const logIn = async (): Promise<void> => {
      valueOf(await browser.logIn(account.username, PASSWORD));
    };
    await logIn();
    /** Signs the user in again if the session has expired in the meantime. */
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live') await logIn();
      return browser.call(access, work);
    };
    const { backend } = world;
    const one = { siteGroupNum: null };
    return {
      account,
      read: (sn: number) =>
        call(panelInfoApi.panelInfo.access, (c) => backend.panelInfo.panelInfo(c, { ...one, sn })),
      listen: (sn: number, id: string = randomUUID(), dn = 1) =>
        call(panelInfoApi.startCommunicationTest.access, (c) =>
          backend.panelInfo.startCommunicationTest(c, { ...one, sn, dn, id }),
        ),
      ask: (
        sn: number,
        text: string,
        id: string = randomUUID(),
        devNum: number | null = 1,
        idempotencyKey: string | null = id,
      ) =>
        call(panelInfoApi.requestService.access, (c) =>
          backend.panelInfo.requestService(c, { ...one, sn, id, devNum, text, idempotencyKey }),
        ),
      acknowledge: (id: string, rev: number) =>
        call(panelInfoApi.acknowledgeService.access, (c) =>
          backend.panelInfo.acknowledgeService(c, { ...one, id, rev }),
        ),
      close: (id: string, rev: number) =>
        call(panelInfoApi.closeService.access, (c) =>
          backend.panelInfo.closeService(c, { ...one, id, rev }),
        ),
      home: () =>
        call({ kind: 'full', applications: [2], permissions: [] }, (c) =>
          backend.home.dealerHome(c, one),
        ),
    };
  };

  return {
    ...world,
    receiver,
    person,
    customer: (...links: readonly number[]) => person({ application: 3, links }),
    dealer: (seed: Parameters<typeof person>[0] = {}) =>
      person({ application: 2, groups: [GROUPS.parent], ...seed }),
    stranger: () => person({ application: 2, groups: [GROUPS.stranger] }),
    /** Adds a site. Returns the site number and the panel's transmitter code. */
    site: async (): Promise<{ sn: number; xmit: string }> => {
      number += 1;
      const sn = number;
      const group = GROUPS.branch;
      await seedSite(world.database.kysely, { num: sn, group, areas: ['Closed'] });
      return { sn, xmit: `HP${sn}` };
    },
    /** Sends all queued messages, as the message sender does. */
    sendAll: async (): Promise<void> => {
      const claimed = await outbox.claim(world.clock.now(), 100, MINUTE);
      for (const { message } of claimed) await outbox.markSent(message.id, world.clock.now(), true);
    },
    /** Returns the mails about a site, ordered by recipient. */
    mails: (sn: number) =>
      world.database.kysely
        .selectFrom('message')
        .innerJoin('service_request', 'service_request.id', 'message.service_request_id')
        .select(['recipient', 'subject', 'message.text', 'link'])
        .where('site_num', '=', sn)
        .orderBy('recipient')
        .execute(),
    /** Returns the history rows of a site except signals, oldest first, as `kind: event by actor`. */
    history: async (sn: number): Promise<readonly string[]> => {
      const rows = await world.database.kysely
        .selectFrom('activity')
        .select(['kind', 'event', 'actor'])
        .where('site_num', '=', sn)
        .where('receiver_id', 'is', null)
        .orderBy('at')
        .orderBy('event')
        .execute();
      return rows.map(({ kind, event, actor }) => `${kind}: ${event} by ${actor ?? 'itself'}`);
    },
    /** Returns the audit entries about a site. */
    record: async (sn: number): Promise<readonly string[]> => {
      const rows = await world.database.kysely
        .selectFrom('audit')
        .select(['operation', 'result'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute();
      return rows.map(({ operation, result }) => `${operation} ${result}`);
    },
  };
};
export type PanelWorld = Awaited<ReturnType<typeof panelWorld>>;
