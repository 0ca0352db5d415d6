import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

const done = { ok: true, value: {} };

describe('a forgotten username', () => {
  let world: TestWorld;
  let next = 0;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  const ask = (contact: string, dealerNumber: string | null = null) => {
    next += 1;
    const browser = world.browser({ address: `10.${next}.0.1` });
    return lostIn(world.backend, browser).forgotUsername(contact, dealerNumber);
  };
  const fresh = () => `kit-${randomUUID().slice(0, 8)}@example.com`;
  const people = async (email: string, ...groups: readonly (readonly number[])[]) =>
    Promise.all(
      groups.map((own) =>
        world.person({ groups: own, contacts: [{ type: 'email', value: email }] }),
      ),
    );

  it('is mailed to the contact it belongs to, in both forms', async () => {
    const email = fresh();
    const [person] = await people(email, [4471]);
    expect(await ask(email.toUpperCase())).toEqual(done);
    const [mail] = await world.sentTo(email);
    expect(mail?.text).toContain(`Your username is ${String(person?.username)}.`);
    expect(mail?.html).toContain(`<strong>${String(person?.username)}</strong>`);
    expect(mail?.link).toBeNull();
    expect(await world.record(person?.id ?? '')).toEqual(['username.forgot/ok']);
  });

  it('is sent to a phone as a text message', async () => {
    const value = '+12075550177';
    const person = await world.person({ contacts: [{ type: 'cellPhone', value }] });
    expect(await ask('(207) 555-0177')).toEqual(done);
    const [message] = await world.sentTo(value);
    expect(message).toMatchObject({ channel: 'sms', html: null });
    expect(message?.text).toContain(person.username);
  });

  it('is answered alike when nobody, a customer or a disabled person has the contact', async () => {
    const customer = fresh();
    await world.person({
      application: 3,
      username: customer,
      contacts: [{ type: 'email', value: customer }],
    });
    const disabled = fresh();
    await world.person({ disabled: true, contacts: [{ type: 'email', value: disabled }] });
    for (const contact of [fresh(), customer, disabled]) {
      expect(await ask(contact)).toEqual(done);
      expect(await world.sentTo(contact)).toEqual([]);
    }
  });

  it('takes a dealer number only where several people share the contact', async () => {
    const email = fresh();
    const [dealer] = await people(email, [4471], [4480]);
    expect(await ask(email)).toMatchObject({
      error: { kind: 'conflict', code: 'dealerNumberRequired' },
    });
    expect(await world.sentTo(email)).toEqual([]);
    expect(await ask(email, '4499')).toMatchObject({
      error: { kind: 'conflict', code: 'contactDealerSupport' },
    });
    expect(await ask(email, ' 4471 ')).toEqual(done);
    expect((await world.sentTo(email))[0]?.text).toContain(dealer?.username);
  });

  it('sends people of one dealer who share a contact to dealer support', async () => {
    const email = fresh();
    await people(email, [4471], [4471]);
    expect(await ask(email, '4471')).toMatchObject({ error: { code: 'contactDealerSupport' } });
  });

  it('ignores a number where one person has the contact', async () => {
    const email = fresh();
    await people(email, [4471]);
    expect(await ask(email, '1')).toEqual(done);
    expect(await world.sentTo(email)).toHaveLength(1);
  });

  it('refuses what can be neither contact nor number, and asks at most five times in ten minutes', async () => {
    expect(await ask('nobody')).toMatchObject({ error: { kind: 'invalid' } });
    expect(await ask(fresh(), 'no number')).toMatchObject({ error: { kind: 'invalid' } });
    const email = fresh();
    for (let turn = 0; turn < 5; turn += 1) expect(await ask(email)).toEqual(done);
    expect(await ask(email)).toMatchObject({ error: { kind: 'tooMany' } });
  });
});
