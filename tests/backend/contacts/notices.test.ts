import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NoticeChannel, NoticeKind } from '#core/contacts/contact.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const EVERYTHING = (['alarm', 'cleared', 'trouble', 'test'] as const).flatMap(
  (kind): readonly (readonly [NoticeKind, NoticeChannel])[] => [
    [kind, 'call'],
    [kind, 'sms'],
    [kind, 'email'],
  ],
);

describeDatabase('notices to contacts', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let num = 74000;
  let xmit = '';
  let phone = '';

  const messages = () =>
    world.database.kysely
      .selectFrom('message')
      .select(['channel', 'recipient', 'subject', 'text', 'html', 'state'])
      .orderBy('queued_at')
      .orderBy('channel')
      .execute();
  /** Returns text messages only, as `recipient: text`. */
  const texts = async () =>
    (await messages())
      .filter(({ channel }) => channel === 'sms')
      .map(({ recipient, text }) => `${recipient}: ${text.split(': ').slice(2).join(': ')}`);
  const send = async (text: string) => (await receiver.send(receiver.signal(xmit, text)))[0];

  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7400, branch: 7401, stranger: 7402 });
    receiver = await addReceiver(world);
  });
  beforeEach(async () => {
    num += 1;
    xmit = `HP${num}`;
    const sql = world.database.kysely;
    await sql.deleteFrom('message').execute();
    await seedSite(sql, { num, group: 7401, name: 'Shop', areas: ['Closed'] });
    await seedZone(sql, num, {
      num: '002',
      service: 'Burglary',
      description: 'Back door – contact',
    });
    await seedZone(sql, num, { num: '009', service: 'Hold-up', description: 'Counter – button' });
    const place = { group: 7401, site: num, notices: EVERYTHING };
    const owner = { ...place, position: 1, name: 'Ann', email: 'ann@example.com' };
    ({ phone } = await seedContact(sql, owner));
    await seedContact(sql, { ...place, position: 2, name: 'Away', unavailable_from: '2000-01-01' });
    await seedContact(sql, { ...place, position: 3, name: 'Off', suspended: true });
    await seedContact(sql, { ...place, position: 4, name: 'Gone', expires: '2000-01-01' });
    await seedContact(sql, { ...place, position: 5, name: 'Was', deleted: true });
    await seedContact(sql, { ...place, position: 5, name: 'Called', notices: [['alarm', 'call']] });
  });
  afterAll(() => world.close());

  it('go out once for an alarm and once for its end, in plain words with the time of the site', async () => {
    const opened = await send('1131 z2');
    await send('1131 z2');
    await receiver.send(receiver.action(opened?.alarmNum ?? 0, 'Picked up'));
    const [mail, sms] = await messages();
    expect(await messages()).toHaveLength(2);
    expect(sms).toMatchObject({ recipient: phoneNumber(phone), state: 'queued' });
    expect(sms?.text).toMatch(
      /: Shop: Back door was opened while the system was armed \(\d\d:\d\d\)$/,
    );
    expect(mail).toMatchObject({ recipient: 'ann@example.com', subject: 'Alarm: Shop' });
    expect(mail?.text).not.toContain('1 Pier Road');
    world.clock.advance(1000);
    const end = receiver.action(opened?.alarmNum ?? 0, 'Full clear', {
      disposition: 'False – user error',
    });
    await receiver.send(end);
    await receiver.send(end, receiver.action(opened?.alarmNum ?? 0, 'Full clear'));
    const all = await texts();
    expect(all).toHaveLength(2);
    expect(all[1]).toMatch(/The alarm is over: It was a mistake \(/);
  });

  it('name the site as its customer calls it, and as the dealer does for contacts of the group', async () => {
    const sql = world.database.kysely;
    await sql
      .updateTable('site')
      .set({ display_name: 'Lake house' })
      .where('num', '=', num)
      .execute();
    const groupContact = {
      group: 7401,
      site: null,
      notices: EVERYTHING,
      position: 1,
      name: 'Desk',
    };
    await seedContact(sql, { ...groupContact, email: 'desk@example.com' });
    await send('1131 z2');
    const mails = (await messages()).filter(({ channel }) => channel === 'email');
    expect(new Map(mails.map(({ recipient, subject }) => [recipient, subject]))).toEqual(
      new Map([
        ['ann@example.com', 'Alarm: Lake house'],
        ['desk@example.com', 'Alarm: Shop'],
      ]),
    );
    await sql.deleteFrom('contact').where('site_num', 'is', null).execute();
  });

  it('go out for the next break-in although nobody cleared the last alarm, once for two batches at a time and their repeats', async () => {
    await seedZone(world.database.kysely, num, {
      num: '003',
      service: 'Burglary',
      description: 'Hall – motion',
    });
    const [first] = await receiver.send(
      receiver.signal(xmit, '1131 z2'),
      receiver.signal(xmit, '3131 z2'),
    );
    world.clock.advance(24 * 3600000);
    const [door, hall] = [receiver.signal(xmit, '1131 z2'), receiver.signal(xmit, '1132 z3')];
    const [opened] = await Promise.all([receiver.send(door), receiver.send(hall)]);
    await Promise.all([receiver.send(door, hall), receiver.send(hall)]);
    world.clock.advance(60000);
    await send('1131 z2');
    const dialed = `+1${phone.replaceAll('-', '')}`;
    expect((await texts()).map((one) => one.replace(/ \(.*/, ''))).toEqual([
      `${dialed}: Back door was opened while the system was armed`,
      `${dialed}: Back door was opened while the system was armed`,
      `${dialed}: Motion was detected: hall`,
    ]);
    const alarms = await world.database.kysely
      .selectFrom('alarm')
      .select(['num', 'event', 'further', 'told_at'])
      .where('site_num', '=', num)
      .orderBy('num')
      .execute();
    expect(alarms).toMatchObject([
      { num: first?.alarmNum, event: 'Perimeter – Back door', further: null },
      { num: opened[0]?.alarmNum, told_at: world.clock.now() - 60000 },
    ]);
    expect([alarms[1]?.event, alarms[1]?.further].toSorted()).toEqual([
      'Interior – Hall',
      'Perimeter – Back door',
    ]);
  });

  it('say nothing of a hold-up before its owner was notified, and then once', async () => {
    const opened = await send('1122 z9');
    await send('1121');
    await receiver.send(receiver.action(opened?.alarmNum ?? 0, 'Dispatched'));
    expect(await messages()).toEqual([]);
    await receiver.send(receiver.action(opened?.alarmNum ?? 0, 'Notified owner'));
    await receiver.send(receiver.action(opened?.alarmNum ?? 0, 'Notified owner'));
    expect(await texts()).toHaveLength(1);
    expect((await texts())[0]).toContain('Counter');
  });

  it('tell of a hold-up and its end at once where only the full clear tells', async () => {
    const opened = await send('1122 z9');
    const end = { disposition: 'Actual – police' } as const;
    await receiver.send(receiver.action(opened?.alarmNum ?? 0, 'Full clear', end));
    expect(await texts()).toHaveLength(1);
    expect((await texts())[0]).toContain('It is over: It was a break-in');
  });

  it('tell a trouble once while it comes and goes, and nothing of one that ended before it began', async () => {
    await send('1302 z0');
    await send('1302 z0');
    world.clock.advance(60000);
    await send('3302 z0');
    world.clock.advance(60000);
    await send('1302 z0');
    expect(await texts()).toHaveLength(1);
    expect((await texts())[0]).toContain('Trouble reported: ');
    const late = receiver.signal(xmit, '1301 z0', { receivedAt: world.clock.now() - 60000 });
    await send('3301 z0');
    await receiver.send(late);
    expect(await texts()).toHaveLength(1);
  });

  it('say nothing of what is on test, nor what was not committed', async () => {
    const now = world.clock.now();
    const tests = [{ startsAt: now - 1, endsAt: now + 60000 }];
    await seedSite(world.database.kysely, { num: num + 500, group: 7401, tests });
    await seedZone(world.database.kysely, num + 500, {
      num: '002',
      service: 'Burglary',
      description: 'Back door',
    });
    const place = { group: 7401, site: num + 500, notices: EVERYTHING };
    await seedContact(world.database.kysely, { ...place, position: 1, name: 'Bo' });
    await receiver.send(
      receiver.signal(`HP${num + 500}`, '1131 z2'),
      receiver.signal(`HP${num + 500}`, '1302 z0'),
    );
    expect(await messages()).toEqual([]);
  });

  it('reach those of the group for each of its sites, and nobody of another group', async () => {
    const place = { site: null, notices: [['alarm', 'sms']] } as const;
    const groupContact = { ...place, position: num - 74000, name: 'Desk' };
    const own = await seedContact(world.database.kysely, { ...groupContact, group: 7401 });
    await seedContact(world.database.kysely, { ...groupContact, group: 7402 });
    await send('1131 z2');
    const to = (await messages()).map(({ recipient }) => recipient);
    expect(to.toSorted()).toEqual(
      [phoneNumber(phone), phoneNumber(own.phone), 'ann@example.com'].toSorted(),
    );
    await world.database.kysely
      .updateTable('contact')
      .set({ deleted_at: 1 })
      .where('id', '=', own.id)
      .execute();
  });
});
