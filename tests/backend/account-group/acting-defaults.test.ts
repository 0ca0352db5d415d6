import { accountGroupApi } from '#core/account-group/account-group.api.ts';
import { contactsApi } from '#core/contacts/contacts.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AlarmDefaults } from '#core/account-group/company.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { addReceiver } from '../harness/receiver.ts';
import { PASSWORD } from '../harness/test-world.ts';
import {
  HOUR,
  testedSiteWorld,
  type TestedSiteWorld,
  valueOf,
} from '../tests-on-site/tested-site-world.ts';

const GROUP = 4471;

describeDatabase('alarm-handling defaults of a group', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  /** Saves the group's defaults as an administrator would on the screen. */
  const say = async (defaults: AlarmDefaults): Promise<void> => {
    const admin = await world.person({ flags: ['xtAdmin'] });
    const { backend } = world;
    const browser = world.browser();
    valueOf(await browser.logIn(admin.account.username, PASSWORD));
    const where = { siteGroupNum: GROUP };
    const { access } = accountGroupApi.accountGroup;
    const read = await browser.call(access, (c) => backend.accountGroup.accountGroup(c, where));
    const { rev } = valueOf(read).defaults;
    valueOf(
      await browser.call(access, (c) =>
        backend.accountGroup.saveAlarmDefaults(c, { ...where, rev, ...defaults }),
      ),
    );
  };
  const PLAIN: AlarmDefaults = {
    runawayTimes: 60,
    verifyTests: false,
    maxTestHours: null,
    ecvContacts: 0,
    defaultTestCategory: 'Technician test',
  };

  it('decide when a device floods: the intake counts by the group’s threshold', async () => {
    const sn = await world.site();
    const receiver = await addReceiver(world);
    const xmit = `HP${sn}`;
    const rows = async () => {
      const found = await world.database.kysely
        .selectFrom('activity')
        .select(['times'])
        .where('site_num', '=', sn)
        .where('kind', '=', 'Alarm')
        .execute();
      return found.map(({ times }) => times);
    };
    await say({ ...PLAIN, runawayTimes: 10 });
    for (let at = 0; at < 14; at += 1) {
      await receiver.send(receiver.signal(xmit, '1131 z1'));
      world.clock.advance(1000);
    }
    // Nine rows with one signal each, plus one row for the last five signals.
    const counts = await rows();
    expect(counts).toHaveLength(10);
    expect(Math.max(...counts)).toBe(14);
    const device = await world.database.kysely
      .selectFrom('device')
      .select('runaway_since')
      .where('site_num', '=', sn)
      .executeTakeFirstOrThrow();
    expect(device.runaway_since).not.toBeNull();
    await say(PLAIN);
  });

  it('limit how long tests last, and say with what the form begins', async () => {
    await say({ ...PLAIN, maxTestHours: 3, defaultTestCategory: 'Panel swap' });
    const sn = await world.site();
    const dealer = await world.person();
    expect(valueOf(await dealer.list(sn)).site).toMatchObject({
      maxTestHours: 3,
      defaultCategory: 'Panel swap',
      verifyTests: false,
    });
    const long = await dealer.place(sn, { length: 4 * HOUR });
    expect(long).toMatchObject({ error: { code: 'testRefused' } });
    const { test } = valueOf(await dealer.place(sn, { length: 2 * HOUR }));
    const { rev } = test;
    expect(await dealer.extend(test.id, rev, 2 * HOUR)).toMatchObject({
      error: { code: 'testTooLong' },
    });
    valueOf(await dealer.extend(test.id, rev, HOUR));
    // An adjacent test counts toward the maximum length.
    expect(
      await dealer.place(sn, {
        startsAt: new Date(world.clock.now() + HOUR).toISOString(),
        length: 3 * HOUR,
      }),
    ).toMatchObject({ error: { code: 'testTooLong' } });
    await say(PLAIN);
  });

  it('demand a code of a contact for each test', async () => {
    await say({ ...PLAIN, verifyTests: true });
    const sn = await world.site();
    const dealer = await world.person();
    expect(await dealer.place(sn)).toMatchObject({ error: { code: 'codeNeeded' } });
    await say(PLAIN);
  });

  it('tell a call list how many of it are called in enhanced verification', async () => {
    await say({ ...PLAIN, ecvContacts: 2 });
    const sn = await world.site();
    const reader = await world.person({ roles: ['contactsRead'] });
    const browser = world.browser();
    valueOf(await browser.logIn(reader.account.username, PASSWORD));
    const read = await browser.call(contactsApi.siteContacts.access, (c) =>
      world.backend.contacts.siteContacts(c, { sn, siteGroupNum: null }),
    );
    expect(valueOf(read).ecvContacts).toBe(2);
    await say(PLAIN);
  });
});
