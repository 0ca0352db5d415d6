import { contactUsApi } from '#core/contact-us/contact-us.api.ts';
import { supportApi } from '#core/support/support.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContactNumberForm } from '#core/contact-us/contact-number.schema.ts';
import type { ContactMessage } from '#core/contact-us/contact-us.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const PLACE = { route: '/home/contact-us?x=1', appVersion: '1.0' };
const NUMBER: ContactNumberForm = {
  purpose: 'Monitoring center',
  phone: '(207) 555-0100',
  hours: 'Day and night',
  place: 1,
};

describeDatabase('the way to the provider', (engine) => {
  let world: TestWorld;
  let staff: Awaited<ReturnType<typeof staffAtWork>>;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    staff = await staffAtWork(world, { roles: ['support'] });
    const { kysely } = world.database;
    await writeFamily(kysely, { parent: 7001, branch: 7002, stranger: 7003 });
    await seedSite(kysely, { num: 71001, group: 7002, name: 'Boat yard' });
    await seedSite(kysely, { num: 71002, group: 7003, name: 'Foreign house' });
  });
  afterAll(() => world.close());

  const enter = async (email: string) => {
    const person = await world.person({
      groups: [7001],
      contacts: [{ type: 'email', value: email }],
    });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    const send = (change: Partial<ContactMessage> = {}, key: string | null = null) =>
      browser.call(contactUsApi.sendContactMessage.access, (c) =>
        world.backend.contactUs.sendContactMessage(c, {
          topic: 'Billing',
          xmit: '',
          text: 'Why twice?\u0007',
          ...PLACE,
          ...change,
          idempotencyKey: key,
          siteGroupNum: null,
        }),
      );
    const read = async () => {
      const answer = await browser.call(contactUsApi.contactUs.access, (c) =>
        world.backend.contactUs.contactUs(c),
      );
      if (!answer.ok) throw new Error('not read');
      return answer.value;
    };
    return { person, send, read };
  };
  const answer = (reference: string, text: string, rev: number) =>
    staff.browser.call(supportApi.supportAnswer.access, (c) =>
      world.backend.contactUs.supportAnswer(c, { reference, text, rev }),
    );
  const referenceOf = (sent: { readonly ok: boolean; readonly value?: { reference: string } }) =>
    sent.value?.reference ?? '';

  it('takes a message once for its key, answers a number, and shows it to its writer alone', async () => {
    const [one, other] = [await enter('one@example.com'), await enter('other@example.com')];
    const sent = await one.send({ xmit: 'HP71001' }, 'key-of-a-message');
    expect(referenceOf(sent)).toMatch(/^M-\d{6}$/);
    expect(await one.send({ xmit: 'HP71001' }, 'key-of-a-message')).toEqual(sent);
    expect((await one.read()).sent).toMatchObject([
      {
        reference: referenceOf(sent),
        topic: 'Billing',
        site: { siteNum: 71001, siteName: 'Boat yard' },
        text: 'Why twice?',
        status: 'New',
        answer: null,
      },
    ]);
    expect((await other.read()).sent).toEqual([]);
    expect((await world.record(one.person.id)).at(-1)).toBe('intake.message/ok');
  });

  it('knows no account of anybody else, and no message without words', async () => {
    const { send, read } = await enter('foreign@example.com');
    expect(await send({ xmit: 'HP71002' })).toMatchObject({ error: { kind: 'notFound' } });
    expect(await send({ xmit: 'HP99999' })).toMatchObject({ error: { kind: 'notFound' } });
    expect(await send({ text: '  ' })).toMatchObject({ error: { kind: 'invalid' } });
    expect(await send({ text: 'x'.repeat(4001) })).toMatchObject({ error: { kind: 'invalid' } });
    expect((await read()).sent).toEqual([]);
  });

  it('is answered by staff: closed, mailed without its words, told to the open screen', async () => {
    const { person, send, read } = await enter('asks@example.com');
    const reference = referenceOf(await send());
    expect(await answer(reference, ' ', 1)).toMatchObject({ error: { kind: 'invalid' } });
    const answered = await answer(reference, 'It was one invoice.', 1);
    expect(answered).toMatchObject({
      ok: true,
      value: { status: 'Closed', answer: { text: 'It was one invoice.', by: 'Marcus Example' } },
    });
    expect((await read()).sent[0]).toMatchObject({
      status: 'Closed',
      answer: { text: 'It was one invoice.' },
    });
    const [mail] = await world.sentTo('asks@example.com');
    expect(mail?.subject).toBe(`Your message ${reference} was answered`);
    expect(mail?.text).not.toContain('invoice');
    expect(await answer(reference, 'Again', 1)).toMatchObject({ error: { kind: 'conflict' } });
    expect(await world.sentTo('asks@example.com')).toHaveLength(1);
    expect(await answer('M-999999', 'x', 1)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await answer('B-000001', 'x', 1)).toMatchObject({ error: { kind: 'notFound' } });
    const events = await world.database.kysely
      .selectFrom('live_event')
      .select(['site_group_num', 'account_id'])
      .where('account_id', '=', person.id)
      .execute();
    expect(events).toEqual([{ site_group_num: 7001, account_id: person.id }]);
  });

  it('lists the numbers in their order, as staff keep them', async () => {
    const number = (change: Partial<ContactNumberForm>, id: string = randomUUID()) =>
      staff.browser.call(contactUsApi.addContactNumber.access, (c) =>
        world.backend.contactUs.addContactNumber(c, { id, ...NUMBER, ...change }),
      );
    const id = randomUUID();
    await number({ purpose: 'Billing', place: 2 });
    await number({}, id);
    await number({ purpose: 'Last', place: null });
    expect(await number({ phone: 'call me' })).toMatchObject({ error: { kind: 'invalid' } });
    const { read } = await enter('reads@example.com');
    expect((await read()).numbers.map(({ purpose }) => purpose)).toEqual([
      'Monitoring center',
      'Billing',
      'Last',
    ]);
    await staff.browser.call(contactUsApi.changeContactNumber.access, (c) =>
      world.backend.contactUs.changeContactNumber(c, { id, rev: 1, ...NUMBER, place: 9 }),
    );
    await staff.browser.call(contactUsApi.removeContactNumber.access, (c) =>
      world.backend.contactUs.removeContactNumber(c, { id, rev: 2 }),
    );
    expect((await read()).numbers).toHaveLength(2);
    await staff.browser.call(contactUsApi.restoreContactNumber.access, (c) =>
      world.backend.contactUs.restoreContactNumber(c, { id, rev: 3 }),
    );
    const kept = await staff.browser.call(contactUsApi.listContactNumbers.access, () =>
      world.backend.contactUs.listContactNumbers(),
    );
    expect(kept).toMatchObject({
      value: {
        rows: [
          { purpose: 'Billing' },
          { id, rev: 4, changedBy: 'Marcus Example' },
          { purpose: 'Last' },
        ],
      },
    });
  });
});
