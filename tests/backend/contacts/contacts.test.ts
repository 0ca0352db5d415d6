import { contactsApi } from '#core/contacts/contacts.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Contact } from '#core/contacts/contact-list.schema.ts';
import { describeEachEngine } from '../harness/database.ts';
import { seedCode } from '../harness/seed-code.ts';
import { seedContact } from '../harness/seed-contact.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type ContactWorld, contactWorld, EDIT, GROUP, ownOf, someone } from './contact-world.ts';

const FIVE_MINUTES = 300000;
const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };
const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };
const STALE = { ok: false, error: { kind: 'conflict', code: 'staleRev' } };
const LAST = { ok: false, error: { kind: 'unacceptable', code: 'lastCallable' } };

describeEachEngine('call lists', (engine) => {
  let world: ContactWorld;
  beforeAll(async () => {
    world = await contactWorld(engine);
  });
  afterAll(() => world.close());

  type Person = Awaited<ReturnType<ContactWorld['person']>>;
  const list = async (who: Person, sn: number) => valueOf(await who.read(sn));
  const named = async (who: Person, sn: number, name: string): Promise<Contact> => {
    const found = (await list(who, sn)).contacts.find(({ lastName }) => lastName === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const names = async (who: Person, sn: number) =>
    ownOf(await list(who, sn)).map(({ lastName }) => lastName);
  const siteWith = async (who: Person, ...people: readonly string[]): Promise<number> => {
    const sn = await world.site();
    for (const name of people) valueOf(await who.add(sn, someone(name)));
    return sn;
  };

  it('are read by whoever may, in their scope alone, and changed by whoever may change', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan');
    const [looks, none, stranger, elsewhere] = [
      await world.person({ roles: ['contactsRead'] }),
      await world.person({ roles: ['zonesRead'] }),
      await world.person({ links: [await world.site()] }),
      await world.person({ groups: [4999] }),
    ];
    expect(await none.read(sn)).toMatchObject(FORBIDDEN);
    const seen = await list(looks, sn);
    expect(contactsApi.siteContacts.output.parse(seen)).toEqual(seen);
    expect(await looks.add(sn, someone('Chou'))).toMatchObject(FORBIDDEN);
    const [contact] = ownOf(seen);
    if (contact === undefined) throw new Error('nobody is there');
    expect(await looks.save(sn, contact, { notes: 'x' })).toMatchObject(FORBIDDEN);
    expect(await looks.order(sn, [contact.id], seen.rev)).toMatchObject(FORBIDDEN);
    expect(await looks.remove(sn, contact)).toMatchObject(FORBIDDEN);
    for (const other of [stranger, elsewhere]) {
      expect(await other.read(sn)).toEqual(NOT_FOUND);
      expect(await other.add(sn, someone('Chou'))).toEqual(NOT_FOUND);
      expect(await other.save(sn, contact, { notes: 'x' })).toEqual(NOT_FOUND);
      expect(await other.download(sn, 'csv')).toEqual(NOT_FOUND);
    }
    expect(await names(dana, sn)).toEqual(['Egan']);
  });

  it('take somebody once for the id of the form, keep every field, and tell history and record', async () => {
    const dana = await world.person();
    const sn = await world.site();
    const id = randomUUID();
    const form = someone('小龙', {
      firstName: '李',
      company: 'Øst & Søn',
      type: 'Guard',
      relation: 'Neighbor',
      authority: 4,
      panelUser: 0,
      ecvOrder: 2,
      hasKeys: true,
      language: 'es',
      effective: '2026-01-01',
      expires: '2027-01-01',
      notes: 'Side door',
      unavailableFrom: '2026-02-01',
      unavailableTo: '2026-02-03',
      suspended: true,
      phones: [
        { number: '+47 22 12 34 56', type: 'Work', ext: '12', text: false },
        { number: '(207) 555-9999', type: 'Cell', ext: null, text: true },
      ],
      emails: [{ address: 'li@example.com', notify: false }],
      callHours: [{ weekdays: [1, 7], from: 1320, to: 360 }],
      notices: ['alarm.call', 'alarm.email', 'trouble.sms'],
    });
    valueOf(await dana.add(sn, form, 'Harbor7', id));
    valueOf(await dana.add(sn, form, 'Harbor7', id));
    const [kept, ...more] = ownOf(await list(dana, sn));
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ ...form, id, rev: 1, position: 1, hasPin: true });
    expect(await world.history(sn)).toEqual(['Contact added: 李 小龙']);
    const [row, again] = await world.record(sn);
    expect(again).toBeUndefined();
    expect(row).toMatchObject({ operation: 'contact.add', result: 'ok' });
    const given = JSON.stringify(row?.detail);
    expect(given).toContain('Side door');
    expect(given).not.toMatch(/harbor7/i);
    const other = await siteWith(dana);
    expect(await dana.add(other, form, undefined, id)).toEqual(NOT_FOUND);
  });

  it('say what changed, field by field; nothing changed leaves no trace; a stale revision is told who and when', async () => {
    const [dana, ana] = [await world.person(), await world.person({ name: 'Ana Duarte' })];
    const sn = await siteWith(dana, 'Egan');
    const contact = await named(dana, sn, 'Egan');
    valueOf(await dana.save(sn, contact, {}));
    const [first, second] = await Promise.all([
      dana.save(sn, contact, { notes: 'Dog' }),
      ana.save(sn, contact, { notes: 'Cat' }),
    ]);
    const refused = [first, second].filter(({ ok }) => !ok);
    expect(refused).toMatchObject([STALE]);
    expect(JSON.stringify(refused)).toMatch(
      /Changed by (Dana Reyes|Ana Duarte) at \d\d:\d\d E[SD]T\./,
    );
    expect(await named(dana, sn, 'Egan')).toMatchObject({ rev: 2 });
    const [, changed, more] = await world.record(sn);
    expect(more).toBeUndefined();
    expect(JSON.stringify(changed?.detail)).toMatch(/before.*null.*after.*(Dog|Cat)/);
    expect(await world.history(sn)).toEqual([
      'Contact added: Egan',
      'Contact changed: Egan: Notes',
    ]);
  });

  it('are ordered as a whole: of two at once the second is told, and an order that is not the list is refused', async () => {
    const [dana, ana] = [await world.person(), await world.person({ name: 'Ana Duarte' })];
    const sn = await siteWith(dana, 'Egan', 'Chou', 'Vos');
    const { rev, ...before } = await list(dana, sn);
    const [egan = '', chou = '', vos = ''] = ownOf(before).map(({ id }) => id);
    const [one, other] = await Promise.all([
      dana.order(sn, [vos, egan, chou], rev),
      ana.order(sn, [chou, egan, vos], rev),
    ]);
    expect([one, other].filter(({ ok }) => !ok)).toMatchObject([STALE]);
    expect(JSON.stringify([one, other])).toMatch(/Changed by (Dana Reyes|Ana Duarte) at/);
    const order = await names(dana, sn);
    expect(order).toEqual(one.ok ? ['Vos', 'Egan', 'Chou'] : ['Chou', 'Egan', 'Vos']);
    const now = await list(dana, sn);
    expect(now.rev).toBe(rev + 1);
    for (const ids of [
      [egan, chou],
      [egan, chou, chou],
      [egan, chou, vos, randomUUID()],
    ])
      expect(await dana.order(sn, ids, now.rev)).toMatchObject({ error: { code: 'notTheList' } });
    expect(
      valueOf(
        await dana.order(
          sn,
          ownOf(now).map(({ id }) => id),
          now.rev,
        ),
      ),
    ).toEqual({ rev: now.rev });
    // After a contact is added, a call order that was read before is outdated.
    valueOf(await ana.add(sn, someone('Ruiz')));
    expect(await dana.order(sn, [egan, chou, vos], now.rev)).toMatchObject(STALE);
    expect((await world.history(sn)).filter((line) => line.startsWith('Call order'))).toHaveLength(
      1,
    );
  });

  it('always keep one contact that can be called, whichever way somebody tries', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan');
    valueOf(await dana.add(sn, someone('Chou', { type: 'User only' })));
    const egan = await named(dana, sn, 'Egan');
    expect(await dana.remove(sn, egan)).toMatchObject(LAST);
    expect(await dana.suspend(sn, egan)).toMatchObject(LAST);
    expect(await dana.expire(sn, egan, '2020-01-01')).toMatchObject(LAST);
    expect(await dana.save(sn, egan, { phones: [] })).toMatchObject(LAST);
    expect(await dana.save(sn, egan, { type: 'User only' })).toMatchObject(LAST);
    expect(await dana.save(sn, egan, { notices: ['alarm.email'] })).toMatchObject(LAST);
    // The last callable contact may go on vacation, because the vacation ends. A contact who is never called may be removed.
    valueOf(await dana.vacation(sn, egan, '2026-01-01', '2040-01-01'));
    valueOf(await dana.remove(sn, await named(dana, sn, 'Chou')));
    valueOf(await dana.add(sn, someone('Vos')));
    valueOf(await dana.suspend(sn, await named(dana, sn, 'Egan')));
    expect(
      await dana.vacation(sn, await named(dana, sn, 'Vos'), '2026-03-02', '2026-03-01'),
    ).toMatchObject({
      error: { kind: 'unacceptable' },
    });
  });

  it('keep since when and by whom somebody is suspended over other changes, until that ends; a copy begins with itself', async () => {
    const [dana, ana] = [await world.person(), await world.person({ name: 'Ana Duarte' })];
    const sn = await siteWith(dana, 'Egan', 'Chou');
    const there = await siteWith(dana, 'Vos');
    const suspension = async (where: number) => {
      const { suspended, suspendedAt, suspendedBy } = await named(dana, where, 'Chou');
      return [suspended, suspendedAt, suspendedBy];
    };
    expect(await suspension(sn)).toEqual([false, null, null]);
    const began = new Date(world.clock.now()).toISOString();
    valueOf(await dana.suspend(sn, await named(dana, sn, 'Chou')));
    world.clock.advance(FIVE_MINUTES);
    valueOf(await ana.save(sn, await named(dana, sn, 'Chou'), { notes: 'Left in May' }));
    valueOf(await ana.vacation(sn, await named(dana, sn, 'Chou'), '2026-12-01', null));
    const chou = await named(dana, sn, 'Chou');
    const { rev } = valueOf(await ana.remove(sn, chou));
    valueOf(await ana.restore(sn, chou.id, rev));
    expect(await suspension(sn)).toEqual([true, began, 'Dana Reyes']);
    valueOf(await ana.copy(sn, [chou.id], [there]));
    const copied = new Date(world.clock.now()).toISOString();
    expect(await suspension(there)).toEqual([true, copied, 'Ana Duarte']);
    valueOf(await ana.suspend(sn, await named(dana, sn, 'Chou'), false));
    expect(await suspension(sn)).toEqual([false, null, null]);
    // Suspending a contact in the contact form also stores the time and the user.
    valueOf(await ana.save(sn, await named(dana, sn, 'Chou'), { suspended: true }));
    expect(await suspension(sn)).toEqual([true, copied, 'Ana Duarte']);
  });

  it('lose a contact softly, and have it back in its place', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan', 'Chou', 'Vos');
    const chou = await named(dana, sn, 'Chou');
    const { rev } = valueOf(await dana.remove(sn, chou));
    expect(await names(dana, sn)).toEqual(['Egan', 'Vos']);
    expect(ownOf(await list(dana, sn)).map(({ position }) => position)).toEqual([1, 2]);
    expect(await dana.restore(sn, chou.id, rev - 1)).toMatchObject(STALE);
    valueOf(await dana.restore(sn, chou.id, rev));
    expect(await names(dana, sn)).toEqual(['Egan', 'Chou', 'Vos']);
    expect(await dana.restore(sn, chou.id, rev)).toEqual(NOT_FOUND);
    expect((await world.history(sn)).slice(-2)).toEqual([
      'Contact deleted: Chou',
      'Contact restored: Chou',
    ]);
  });

  it('hold those of the group locked, and tell a customer without the edit right nobody’s number', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan');
    const groupContact = await seedContact(world.database.kysely, {
      group: GROUP,
      site: null,
      position: 1,
      name: 'Desk',
      email: 'desk@example.com',
    });
    const [edits, looks] = [
      await world.person({ links: [sn] }),
      await world.person({ links: [sn], roles: ['contactsRead'] }),
    ];
    const inherited = async (who: Person) =>
      (await list(who, sn)).contacts.find(({ id }) => id === groupContact.id);
    expect(await inherited(edits)).toMatchObject({ phones: [{ number: groupContact.phone }] });
    expect(JSON.stringify(await list(looks, sn))).not.toContain(groupContact.phone);
    expect(await inherited(looks)).toMatchObject({
      inherited: true,
      phones: [{ number: '' }],
      emails: [],
    });
    const csv = valueOf(await looks.download(sn, 'csv'));
    expect(new TextDecoder().decode(csv.bytes)).not.toContain(
      '555-0'.concat(groupContact.phone.slice(-3)),
    );
    const desk = await inherited(edits);
    if (desk === undefined) throw new Error('the desk is not there');
    expect(await edits.save(sn, desk, { notes: 'x' })).toEqual(NOT_FOUND);
    expect(await edits.remove(sn, desk)).toEqual(NOT_FOUND);
    await world.database.kysely.deleteFrom('contact').where('id', '=', groupContact.id).execute();
  });

  it('keep a PIN sealed for its contact, changed by whoever may change codes, and never told', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan', 'Moss');
    const plain = await world.person({ roles: EDIT.slice(0, 2) });
    const egan = await named(dana, sn, 'Egan');
    expect(await plain.save(sn, egan, {}, '4907')).toMatchObject(FORBIDDEN);
    for (const bad of ['123', '12345678901x', 'a b c'])
      expect(await dana.save(sn, egan, {}, bad)).toMatchObject({ error: { code: 'pinRefused' } });
    valueOf(await dana.save(sn, egan, {}, 'tide42'));
    const [pin] = await world.pins(sn);
    expect(JSON.stringify(pin)).not.toMatch(/tide42/i);
    const codes = await world.database.unitOfWork.read((tx) => tx.passcodes.codesOf(sn));
    expect(codes?.codes).toMatchObject([{ of: 'pin', id: egan.id, holder: 'Egan' }]);
    expect((await named(dana, sn, 'Egan')).hasPin).toBe(true);
    valueOf(await plain.save(sn, await named(dana, sn, 'Egan'), { notes: 'x' }));
    expect((await named(dana, sn, 'Egan')).hasPin).toBe(true);
    // A change of a contact must not remove the last code that can cancel an alarm. While another such code exists, the change is allowed.
    const last = await named(dana, sn, 'Egan');
    const LAST = { error: { code: 'lastCode' } };
    expect(await dana.save(sn, last, {}, null)).toMatchObject(LAST);
    expect(await dana.save(sn, last, { authority: 0 })).toMatchObject(LAST);
    expect(await dana.remove(sn, last)).toMatchObject(LAST);
    const moss = await named(dana, sn, 'Moss');
    expect(await dana.save(sn, moss, {}, 'TIDE42')).toMatchObject({
      error: { code: 'codeRefused' },
    });
    valueOf(await dana.save(sn, moss, {}, 'gull73'));
    valueOf(await dana.save(sn, last, {}, null));
    expect(await world.pins(sn)).toHaveLength(1);
    const seen = [await world.history(sn), await world.record(sn), (await list(dana, sn)).contacts];
    expect(JSON.stringify(seen)).not.toMatch(/tide42|gull73|4907/i);
    expect(await world.history(sn)).toContain('Contact changed: Egan: PIN');
  });

  it('come back without the PIN that another code has by now, also one known by a hash alone or the duress code, all in the same words', async () => {
    const dana = await world.person();
    const sql = world.database.kysely;
    const back = async (meanwhile: (sn: number) => Promise<unknown>) => {
      const sn = await siteWith(dana, 'Egan', 'Moss', 'Chou');
      valueOf(await dana.save(sn, await named(dana, sn, 'Moss'), {}, 'gull73'));
      valueOf(await dana.save(sn, await named(dana, sn, 'Egan'), {}, 'tide42'));
      const egan = await named(dana, sn, 'Egan');
      const { rev } = valueOf(await dana.remove(sn, egan));
      await meanwhile(sn);
      const restored = valueOf(await dana.restore(sn, egan.id, rev));
      expect((await named(dana, sn, 'Egan')).hasPin).toBe(!restored.pinGone);
      const pins = await world.pins(sn);
      expect(pins.some(({ contact_id }) => contact_id === egan.id)).toBe(!restored.pinGone);
      return restored;
    };
    const nothing = () => Promise.resolve();
    const taken = { pinGone: true };
    expect(await back(nothing)).toEqual({ pinGone: false });
    expect(
      await back(async (sn) => dana.save(sn, await named(dana, sn, 'Chou'), {}, 'TIDE42')),
    ).toEqual(taken);
    const account_passcode_hash = world.hasher.hashNow('TIDE42');
    const hashed = (sn: number) =>
      sql.updateTable('site').set({ account_passcode_hash }).where('num', '=', sn).execute();
    expect(await back(hashed)).toEqual(taken);
    expect(await back((sn) => seedCode(sql, sn, { code: 'TIDE43', kind: 'duress' }))).toEqual(
      taken,
    );
    // Makes the contact's PIN undecryptable, so that it cannot be compared with other codes.
    const unread = (sn: number) =>
      sql.updateTable('contact_pin').set({ sealed: 'lost' }).where('site_num', '=', sn).execute();
    expect(await back(unread)).toEqual(taken);
  });

  it('take pasted rows all or none, under the revision they were looked at with, up to a hundred', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan');
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: randomUUID(), ...someone(`Row ${at}`) }));
    const { rev } = await list(dana, sn);
    const [good, bad] = rows(2);
    if (good === undefined || bad === undefined) throw new Error('no rows');
    expect(await dana.import(sn, rev, [good, { ...bad, lastName: null }])).toMatchObject({
      error: { kind: 'unacceptable' },
    });
    expect(await names(dana, sn)).toEqual(['Egan']);
    expect(await dana.import(sn, rev - 1, [good])).toMatchObject(STALE);
    expect(await dana.import(sn, rev, rows(100))).toMatchObject({
      error: { code: 'tooManyContacts' },
    });
    const all = rows(99);
    valueOf(await dana.import(sn, rev, all));
    // Repeating the import, as after a lost response, adds no further contact.
    valueOf(await dana.import(sn, rev, all));
    expect(await names(dana, sn)).toHaveLength(100);
    expect(await dana.add(sn, someone('Chou'))).toMatchObject({
      error: { code: 'tooManyContacts' },
    });
    expect(await world.history(sn)).toEqual([
      'Contact added: Egan',
      'Contacts imported: 99 contacts',
    ]);
  });

  it('are copied within the group and the scope, without PINs, each site with its own outcome', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan', 'Chou');
    const [here, there, foreign] = [
      await world.site(),
      await siteWith(dana, 'Vos'),
      await world.site(4472),
    ];
    const contact = await named(dana, sn, 'Egan');
    valueOf(await dana.save(sn, contact, {}, 'tide42'));
    const ids = [contact.id];
    const found = valueOf(await dana.targets(sn)).sites.map(({ siteNum }) => siteNum);
    expect(found).toEqual(expect.arrayContaining([here, there]));
    expect(found).not.toContain(sn);
    expect(found).not.toContain(foreign);
    expect(valueOf(await dana.targets(sn, `site ${here}`)).sites).toMatchObject([
      { siteNum: here },
    ]);
    const { outcomes } = valueOf(await dana.copy(sn, ids, [foreign, there, here]));
    expect(outcomes.map(({ siteNum, copied, why }) => [siteNum, copied, why])).toEqual([
      [here, 1, null],
      [there, 1, null],
      [foreign, 0, 'not found'],
    ]);
    expect(await names(dana, there)).toEqual(['Vos', 'Egan']);
    expect((await named(dana, there, 'Egan')).hasPin).toBe(false);
    expect(valueOf(await dana.copy(sn, ids, [here])).outcomes).toMatchObject([
      { copied: 0, why: 'already on the list' },
    ]);
    expect(await dana.copy(sn, [randomUUID()], [here])).toEqual(NOT_FOUND);
    const customer = await world.person({ links: [sn, here] });
    expect(valueOf(await customer.targets(sn)).sites.map(({ siteNum }) => siteNum)).toEqual([here]);
    expect(valueOf(await customer.read(sn)).hasOtherSites).toBe(true);
    const alone = await world.person({ links: [sn] });
    expect(valueOf(await alone.read(sn)).hasOtherSites).toBe(false);
    expect(valueOf(await customer.copy(sn, ids, [there])).outcomes).toMatchObject([
      { why: 'not found' },
    ]);
    expect((await world.history(here)).at(-1)).toMatch(/^Contacts copied: From Site \d+: Egan$/);
  });

  it('go out as files without anything secret, which is on the record', async () => {
    const dana = await world.person();
    const sn = await siteWith(dana, 'Egan');
    valueOf(await dana.save(sn, await named(dana, sn, 'Egan'), {}, 'tide42'));
    const file = valueOf(await dana.download(sn, 'csv'));
    expect(file.name).toMatch(new RegExp(`^contacts-${sn}-1-row-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const text = new TextDecoder().decode(file.bytes);
    expect(text).toContain('Egan');
    expect(text).not.toMatch(/tide42|pin/i);
    expect(valueOf(await dana.download(sn, 'pdf')).bytes.length).toBeGreaterThan(500);
    expect((await world.record(sn)).slice(-2)).toMatchObject([
      { operation: 'contact.export', detail: { format: 'csv', rows: '1' } },
      { operation: 'contact.export' },
    ]);
  });
});
