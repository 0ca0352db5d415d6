import { silentAlarmsApi } from '#core/silent-alarms/silent-alarms.api.ts';
import { accountLinksApi } from '#core/account-links/account-links.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { AUTHORITY_ACTS } from '#core/passcodes/authority-rights.ts';
import { namesInSchema } from '#tests/support/parts-of-schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { lostIn } from '../harness/lost-person.ts';
import { addReceiver, type TestReceiver } from '../harness/receiver.ts';
import { seedCode } from '../harness/seed-code.ts';
import { PASSWORD } from '../harness/test-world.ts';
import {
  HOUR,
  testedSiteWorld,
  type TestedSiteWorld,
  valueOf,
} from '../tests-on-site/tested-site-world.ts';

const DURESS = 'BEACON4';

/** Operations with a body field that may hold a spoken code of a site. */
const TAKE_CODES = ENDPOINTS.filter(
  ({ body }) =>
    body !== null && namesInSchema(body).some((name) => /^(code|passcode|pin|codes)$/i.test(name)),
).map(({ operationId }) => operationId);

/** Operations from `TAKE_CODES` whose field does not hold a spoken code. The text explains what the field holds. */
const NO_GIVEN_CODE: Readonly<Record<string, string>> = {
  addPasscode: 'a code that is set',
  changePasscode: 'a code that is set',
  checkAccountSheet: 'codes that are set',
  finishContactChange: 'a code that was sent to its reader',
  proveLoginContact: 'a code that was sent to its reader',
  refuseContact: 'a secret of a mailed link',
  resendRegistration: 'a secret of a mailed link',
  saveContact: 'a PIN that is set',
  addContact: 'a PIN that is set',
  setContactPin: 'a PIN that is set',
  setDuressCode: 'a code that is set',
  startAccountSheet: 'codes that are set',
  submitAccount: 'codes that are set',
  verifyCode: 'a code that was sent to its reader',
  verifyMsaCode: 'a code that was sent to its reader',
  verifyRegistration: 'a secret of a mailed link',
  verifyReportCode: 'a code that was sent to its reader',
};

describe('every operation that takes a code', () => {
  it('is tried here with a duress code, or is handed none', () => {
    const tried = ['addAccountLink', 'checkHeardCode', 'placeTest', 'registerMsa'];
    expect(TAKE_CODES.toSorted()).toEqual([...tried, ...Object.keys(NO_GIVEN_CODE)].toSorted());
  });
});

describeDatabase('a duress code', (engine) => {
  let world: TestedSiteWorld;
  let receiver: TestReceiver;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
    receiver = await addReceiver(world);
  });
  afterAll(() => world.close());

  const site = async (): Promise<number> => {
    const sn = await world.site();
    await seedCode(world.database.kysely, sn, { code: 'TIDE71', authority: 5 });
    await seedCode(world.database.kysely, sn, {
      code: DURESS,
      kind: 'duress',
      authority: 5,
      holder: 'Nobody Else',
    });
    return sn;
  };
  const fetched = async () =>
    valueOf(await world.backend.silentAlarms.fetchSilentAlarms(receiver.caller)).alarms;
  const alarmsOf = async (sn: number) => (await fetched()).filter(({ siteNum }) => siteNum === sn);
  /** Returns all stored data of a site that dealers and customers could read. */
  const leftAt = async (sn: number) => {
    const { kysely } = world.database;
    const at = (table: 'activity' | 'alarm' | 'live_event') =>
      kysely.selectFrom(table).selectAll().where('site_num', '=', sn).execute();
    const rows = await Promise.all([at('activity'), at('alarm'), at('live_event')]);
    return JSON.stringify(
      rows.flat().filter((row) => !('site_group_num' in row) || row.site_group_num !== 0),
    );
  };
  const heard = (sn: number, code: string, givenFor: (typeof AUTHORITY_ACTS)[number]) =>
    world.backend.silentAlarms.checkHeardCode(receiver.caller, {
      xmit: `HP${sn}`,
      code,
      givenFor,
      agent: 'Rosa',
    });
  const consumer = async () => {
    const account = await world.person({ application: 3 });
    return account.account;
  };

  const WAYS: Readonly<Record<string, (sn: number, code: string) => Promise<unknown>>> = {
    placeTest: async (sn, code) => {
      const customer = await world.person({ application: 3, links: [sn] });
      const placed = await customer.place(sn, { confirmed: true }, { code });
      return { ...valueOf(placed).test, id: '', siteNum: 0 };
    },
    addAccountLink: async (sn, code) => {
      const account = await consumer();
      const browser = world.browser({ variant: 'consumer' });
      valueOf(await browser.logIn(account.username, PASSWORD));
      return browser.call(accountLinksApi.addAccountLink.access, (c) =>
        world.backend.accountLinks.addAccountLink(c, {
          accountNumber: `HP${sn}`,
          passcode: code,
          idempotencyKey: randomUUID(),
        }),
      );
    },
    registerMsa: (sn, code) =>
      lostIn(world.backend, world.browser({ variant: 'consumer' })).register(`a${sn}@example.com`, {
        accountNumber: `HP${sn}`,
        passcode: code,
      }),
    ...Object.fromEntries(
      AUTHORITY_ACTS.map((act) => [
        `checkHeardCode: ${act}`,
        async (sn: number, code: string) => heard(sn, code, act),
      ]),
    ),
  };

  it.each(Object.keys(WAYS))(
    'given by %s is answered like an ordinary one, leaves nothing to find, and alarms the station and staff at once',
    async (way) => {
      const [own, forced] = [await site(), await site()];
      const give = WAYS[way] ?? expect.fail();
      const answer = await give(own, 'TIDE71');
      expect(await give(forced, DURESS)).toEqual(answer);
      expect(await alarmsOf(own)).toEqual([]);
      const [alarm, ...more] = await alarmsOf(forced);
      expect(more).toEqual([]);
      expect(alarm).toMatchObject({
        siteNum: forced,
        xmits: [`HP${forced}`],
        event: 'Duress',
        code: '121',
        priority: 1,
        onTest: way === 'placeTest',
        takenAt: null,
      });
      expect(await leftAt(forced)).not.toMatch(/duress|Nobody Else|121/i);
      const events = await world.database.kysely
        .selectFrom('live_event')
        .select(['site_group_num', 'kind'])
        .where('site_num', '=', forced)
        .where('site_group_num', '=', 0)
        .execute();
      expect(events).toEqual([{ site_group_num: 0, kind: 'site' }]);
    },
  );

  it('is handed to the station until somebody takes it, and stands with staff for a day longer', async () => {
    const sn = await site();
    valueOf(await heard(sn, DURESS, 'Cancel alarm'));
    const [alarm] = await alarmsOf(sn);
    const { id } = alarm ?? expect.fail();
    expect(alarm).toMatchObject({
      givenFor: 'Cancel alarm',
      givenBy: expect.stringMatching(/^Rosa, /) as string,
    });
    for (const operator of ['HK', 'LL'])
      valueOf(await world.backend.silentAlarms.takeHandedAlarm(receiver.caller, { id, operator }));
    expect(await alarmsOf(sn)).toEqual([]);
    const staff = world.browser({ variant: 'dealer' });
    const account = await world.person({ application: 1, roles: ['support'] });
    valueOf(await staff.logIn(account.account.username, PASSWORD));
    const listed = async () =>
      valueOf(
        await staff.call(silentAlarmsApi.listSilentAlarms.access, (c) =>
          world.backend.silentAlarms.listSilentAlarms(c),
        ),
      ).alarms.filter(({ siteNum }) => siteNum === sn);
    expect(await listed()).toMatchObject([{ id, takenBy: 'HK' }]);
    valueOf(await heard(sn, DURESS, 'Cancel alarm'));
    const [second, first] = await listed();
    expect(first).toMatchObject({ id, takenBy: 'HK' });
    valueOf(
      await staff.call(silentAlarmsApi.takeSilentAlarm.access, (c) =>
        world.backend.silentAlarms.takeSilentAlarm(c, { id: second?.id ?? '' }),
      ),
    );
    expect(await alarmsOf(sn)).toEqual([]);
    world.clock.advance(25 * HOUR);
    valueOf(await staff.logIn(account.account.username, PASSWORD));
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['by which it was placed', async (sn: number) => WAYS['placeTest']?.(sn, DURESS)],
    [
      'after another operation that took it',
      async (sn: number) => {
        valueOf(await heard(sn, DURESS, 'Cancel alarm'));
        const dealer = await world.person({ groups: [4471] });
        valueOf(await dealer.place(sn, { confirmed: true }));
      },
    ],
    [
      'that is given while it runs',
      async (sn: number) => {
        await WAYS['placeTest']?.(sn, 'TIDE71');
        valueOf(await heard(sn, DURESS, 'Change contacts/data'));
      },
    ],
  ] as const)(
    'hands what a test would hide to the station, once for each place, and leaves what all others read as it is: the code %s',
    async (_, force) => {
      const [own, forced] = [await site(), await site()];
      await WAYS['placeTest']?.(own, 'TIDE71');
      await force(forced);
      const [code, ...before] = await alarmsOf(forced);
      expect(before).toEqual([]);
      world.clock.advance(1000);
      const texts = ['1131 z1', '1131 z1', '1130 z99', '1301', '3131 z1', '6122 z10', '1401 u2'];
      const send = (sn: number) =>
        receiver.send(...texts.map((text) => receiver.signal(`HP${sn}`, text)));
      const outcomes = (sent: Awaited<ReturnType<typeof send>>) =>
        sent.map((one) => ({ ...one, counter: '' }));
      expect(outcomes(await send(forced))).toEqual(outcomes(await send(own)));
      expect(await alarmsOf(own)).toEqual([]);
      const heardOf = (await alarmsOf(forced)).filter(({ id }) => id !== code?.id);
      expect(heardOf.map(({ code: sent, place }) => `${sent} ${place ?? ''}`).toSorted()).toEqual([
        '122 zone 010 Hold-up button',
        '131 zone 001 Front door',
      ]);
      expect(heardOf[0]).toMatchObject({ givenFor: null, givenBy: null, onTest: true });
      const rows = async (sn: number) =>
        (await leftAt(sn)).replaceAll(String(sn), '').replaceAll(/"[\da-f]{8}-[^"]*"/g, '');
      expect((await rows(forced)).match(/"on_test":true/g)).toHaveLength(texts.length);
      expect((await world.history(forced)).slice(-7)).toEqual((await world.history(own)).slice(-7));
      await receiver.send(receiver.signal(`HP${forced}`, '1131 z1'));
      expect(await alarmsOf(forced)).toHaveLength(3);
      for (const { id } of await alarmsOf(forced))
        valueOf(
          await world.backend.silentAlarms.takeHandedAlarm(receiver.caller, { id, operator: 'HK' }),
        );
      world.clock.advance(1000);
      await receiver.send(receiver.signal(`HP${forced}`, '1131 z1'));
      expect(await alarmsOf(forced)).toMatchObject([{ code: '131', place: 'zone 001 Front door' }]);
    },
  );

  it('is guessed by no machine: ten wrong codes of a site in a quarter of an hour, and one that is right costs none', async () => {
    const sn = await site();
    for (let at = 0; at < 12; at += 1)
      expect(valueOf(await heard(sn, 'TIDE71', 'Cancel alarm')).accepted).toBe(true);
    for (let at = 0; at < 10; at += 1)
      expect(valueOf(await heard(sn, `GUESS${at}`, 'Cancel alarm')).accepted).toBe(false);
    expect(await heard(sn, 'TIDE71', 'Cancel alarm')).toMatchObject({
      error: { kind: 'tooMany' },
    });
    expect(
      await world.backend.silentAlarms.checkHeardCode(receiver.caller, {
        xmit: 'NOBODY',
        code: DURESS,
        givenFor: 'Cancel alarm',
        agent: 'Rosa',
      }),
    ).toMatchObject({ error: { kind: 'notFound' } });
  });
});
