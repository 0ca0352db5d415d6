import { onCallApi } from '#core/on-call/on-call.api.ts';
import { randomUUID } from 'node:crypto';
import { createOnCallRunner } from '#core/backend/on-call/on-call-runner.ts';
import type { OnCallListForm, OnCallPersonForm } from '#core/on-call/on-call-list-form.schema.ts';
import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import { temporalWallClock as wallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import type { Engine } from '../harness/database.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

export const ZONE = 'America/New_York';
export const at = (wall: string): number => wallClock.instant(wall, ZONE);
export const iso = (wall: string): string => new Date(at(wall)).toISOString();
const own = { siteGroupNum: null };

/** Builds the form of an on-call person, by default with a phone as the only contact. */
export const personForm = (
  name: string,
  more: Partial<OnCallPersonForm> = {},
): OnCallPersonForm => ({
  name,
  accountId: null,
  phones: ['603-555-0100'],
  email: null,
  tryMinutes: 5,
  repeats: 1,
  quiet: null,
  handoffNotice: true,
  dailyDigest: false,
  ...more,
});

/** Builds the form of a weekly on-call list with hand-off on Mondays at 8:00. The first shift starts on March 2. */
export const listForm = (
  primary: readonly (readonly string[])[],
  more: Partial<OnCallListForm> = {},
): OnCallListForm => ({
  name: 'After hours',
  purpose: 'After hours',
  startsOn: '2026-03-02',
  handoffAt: 480,
  rotationDays: 7,
  covers: null,
  endsOn: null,
  tiers: [{ tier: 'primary', turns: primary.map((turn) => [...turn]) }],
  ...more,
});

/** Creates a test world with a dealer that has an answering service. The clock starts on Thursday, March 5, at noon. */
export const onCallWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend, clock, database } = world;
  const go = (wall: string): void => clock.advance(at(wall) - clock.now());
  go('2026-03-05T12:00');

  const enter = async (
    seed: {
      readonly group?: number;
      readonly name?: string;
      readonly edits?: boolean;
      readonly contacts?: Parameters<typeof world.person>[0];
    } = {},
  ) => {
    const { edits = true, group = 4490, name = 'Dana Reyes' } = seed;
    const account = await world.person({
      application: 2,
      groups: [group],
      name,
      flags: ['ansServiceBlockFlag'],
      roles: edits ? ['ansServiceEdit'] : [],
      ...seed.contacts,
    });
    await database.kysely
      .updateTable('site_group')
      .set({ answering_service_enabled: true })
      .where('num', '=', 4490)
      .execute();
    const browser = world.browser();
    valueOf(await browser.logIn(account.username, PASSWORD));
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live')
        valueOf(await browser.logIn(account.username, PASSWORD));
      return browser.call(access, work);
    };
    const overview = (from = '2026-03-02T00:00', to = '2026-04-20T00:00') =>
      call(onCallApi.onCallDesk.access, (c) =>
        backend.onCall.onCallDesk(c, { ...own, from: iso(from), to: iso(to) }),
      );
    return {
      account,
      call,
      overview,
      person: (form: OnCallPersonForm, id: string = randomUUID(), rev = 0) =>
        call(onCallApi.saveOnCallPerson.access, (c) =>
          backend.onCall.saveOnCallPerson(c, { ...own, id, rev, ...form }),
        ),
      list: (form: OnCallListForm, id: string = randomUUID(), rev = 0) =>
        call(onCallApi.saveOnCallList.access, (c) =>
          backend.onCall.saveOnCallList(c, { ...own, id, rev, ...form }),
        ),
      removePerson: (id: string, rev: number) =>
        call(onCallApi.removeOnCallPerson.access, (c) =>
          backend.onCall.removeOnCallPerson(c, { ...own, id, rev }),
        ),
      override: (
        form: Omit<Parameters<typeof backend.onCall.addOnCallOverride>[1], 'siteGroupNum' | 'id'>,
        id: string = randomUUID(),
      ) =>
        call(onCallApi.addOnCallOverride.access, (c) =>
          backend.onCall.addOnCallOverride(c, { ...own, id, ...form }),
        ),
      changeOverride: (
        form: Omit<Parameters<typeof backend.onCall.changeOnCallOverride>[1], 'siteGroupNum'>,
      ) =>
        call(onCallApi.changeOnCallOverride.access, (c) =>
          backend.onCall.changeOnCallOverride(c, { ...own, ...form }),
        ),
      endOverride: (id: string, rev = 1) =>
        call(onCallApi.removeOnCallOverride.access, (c) =>
          backend.onCall.removeOnCallOverride(c, { ...own, id, rev }),
        ),
      fixed: (
        form: Omit<
          Parameters<typeof backend.onCall.saveOnCallFixed>[1],
          'siteGroupNum' | 'id' | 'rev'
        >,
        id: string = randomUUID(),
        rev = 0,
      ) =>
        call(onCallApi.saveOnCallFixed.access, (c) =>
          backend.onCall.saveOnCallFixed(c, { ...own, id, rev, ...form }),
        ),
      offer: (
        form: Omit<Parameters<typeof backend.onCall.offerOnCallSwap>[1], 'siteGroupNum' | 'id'>,
        id: string = randomUUID(),
      ) =>
        call(onCallApi.offerOnCallSwap.access, (c) =>
          backend.onCall.offerOnCallSwap(c, { ...own, id, ...form }),
        ),
      answer: (id: string, answer: 'accept' | 'decline' | 'withdraw', rev = 1) =>
        call(onCallApi.answerOnCallSwap.access, (c) =>
          backend.onCall.answerOnCallSwap(c, { ...own, id, rev, answer }),
        ),
    };
  };

  const { runNext } = createOnCallRunner({
    unitOfWork: database.unitOfWork,
    clock,
    wallClock,
    ids: { next: () => randomUUID() },
  });
  return {
    world,
    enter,
    /** Advances the clock to a local time of the dealer. */
    go,
    /** Runs all due work concurrently on two servers. */
    work: async (): Promise<void> => {
      while ((await Promise.all([runNext(), runNext()])).includes('worked'));
    },
    /** Returns the message texts sent to a phone number or email address, in order. */
    told: async (recipient: string): Promise<readonly string[]> =>
      (await world.sentTo(phoneNumber(recipient) ?? recipient)).map(({ text }) => text),
  };
};
