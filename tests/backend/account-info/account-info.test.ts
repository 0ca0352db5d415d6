import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountForm } from '#core/account-info/account-form.schema.ts';
import { certificateNumberText } from '#core/account-info/certificate.schema.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { describeEachEngine } from '../harness/database.ts';
import { PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type AccountWorld, accountWorld } from './account-world.ts';

const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };

describeEachEngine('a customer’s account', (engine) => {
  let accounts: AccountWorld;
  let world: TestWorld;
  beforeAll(async () => {
    accounts = await accountWorld(engine);
    world = accounts.world;
  });
  afterAll(() => world.close());
  const customer = (...links: readonly number[]) => accounts.customer({ links });
  const site = () => accounts.site();
  const lines = (sn: number) => accounts.lines(sn);

  it('is read and changed by whoever is linked, and does not exist for anybody else', async () => {
    const sn = await site();
    const [owner, stranger] = [await customer(sn), await customer(await site())];
    const info = valueOf(await owner.read(sn));
    expect(info).toMatchObject({ siteNum: sn, rev: 1, form: { premisesPhone: null, permits: [] } });
    expect(await stranger.read(sn)).toEqual(NOT_FOUND);
    expect(await stranger.save(info, { hazards: 'Dog' })).toEqual(NOT_FOUND);
    expect(await stranger.ask(info, { county: 'Alder' })).toEqual(NOT_FOUND);
    expect(await stranger.certificate(sn)).toEqual(NOT_FOUND);
    expect(valueOf(await owner.read(sn))).toMatchObject({ rev: 1, form: { hazards: null } });
  });

  it('keeps everything that is typed, with one line of history and one of the record', async () => {
    const sn = await site();
    const owner = await customer(sn);
    const info = valueOf(await owner.read(sn));
    const change: Partial<AccountForm> = {
      displayName: 'Lake house',
      premisesPhone: '(207) 555-0123',
      callFirst: '2075550124',
      callSecond: '+1 207 555 0125',
      serviceMail: 'ana@example.com',
      billingMail: null,
      directions: 'Second gate',
      hazards: 'Propane',
      pets: 'Two cats',
      note: 'Painters',
      noteUntil: calendarDay(world.clock.now() + 30 * 86400000, info.timeZone),
      permits: [{ id: null, number: ' P-77 ' }],
    };
    valueOf(await owner.save(info, change));
    const saved = valueOf(await owner.read(sn));
    expect(saved.form).toEqual({
      ...change,
      permits: [{ id: saved.permits[0]?.id, number: 'P-77' }],
    });
    expect(saved).toMatchObject({ rev: 2, changedBy: 'Luis Romero' });
    // Saving unchanged data has no effect and leaves no entries.
    valueOf(await owner.save(saved, {}));
    expect(valueOf(await owner.read(sn)).rev).toBe(2);
    expect(await lines(sn)).toEqual([
      {
        kind: 'Data change',
        event: 'Account info changed',
        actor: 'Luis Romero',
        comment:
          'Display name, Premises phone, Call first, Call second, Service email, Permit numbers, Directions, Hazards, Pets, Temporary note, Note ends',
      },
    ]);
    const record = await world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'result', 'detail'])
      .where('target', '=', `site ${sn}`)
      .execute();
    expect(record).toHaveLength(1);
    expect(record[0]).toMatchObject({ operation: 'account.change', result: 'ok' });
    expect(JSON.stringify(record[0]?.detail)).toContain('Propane');
    // Fields can be cleared, and the permit can get another number.
    const id = saved.permits[0]?.id ?? null;
    valueOf(
      await owner.save(saved, {
        callFirst: null,
        callSecond: null,
        note: null,
        noteUntil: null,
        permits: [{ id, number: 'P-78' }],
      }),
    );
    expect(valueOf(await owner.read(sn))).toMatchObject({
      rev: 3,
      form: { callFirst: null, note: null, permits: [{ id, number: 'P-78' }] },
    });
  });

  it('refuses a revision that is gone and says whose change it was, and what only together is wrong', async () => {
    const sn = await site();
    const [ana, lee] = [await customer(sn), await customer(sn)];
    const info = valueOf(await ana.read(sn));
    const [first, second] = await Promise.all([
      ana.save(info, { hazards: 'Dog' }),
      lee.save(info, { pets: 'Cat' }),
    ]);
    const refused = [first, second].filter((one) => !one.ok);
    expect(refused).toMatchObject([{ error: { kind: 'conflict', code: 'staleRev' } }]);
    expect(JSON.stringify(refused)).toMatch(/Changed by Luis Romero at \d\d:\d\d E[SD]T\./);
    const now = valueOf(await ana.read(sn));
    expect(now.rev).toBe(2);
    expect(await ana.save(now, { note: 'Painters' })).toMatchObject({
      error: { kind: 'unacceptable' },
    });
    expect(await ana.save(now, { permits: [{ id: 'nobodys', number: 'P-1' }] })).toMatchObject({
      error: { code: 'unknownPermit' },
    });
    expect(await lines(sn)).toHaveLength(1);
  });

  it('refuses a note that is over or has no end in sight, and a form that leaves a permit on file out', async () => {
    const sn = await site();
    const owner = await customer(sn);
    const info = valueOf(await owner.read(sn));
    const ends = async (days: number) => {
      const at = world.clock.now() + days * 86400000;
      const noteUntil = calendarDay(at, info.timeZone);
      return owner.save(valueOf(await owner.read(sn)), { note: 'Painters', noteUntil });
    };
    expect(await ends(-1)).toMatchObject({
      error: { kind: 'unacceptable', message: 'The last day of the note is in the past.' },
    });
    expect(await ends(367)).toMatchObject({
      error: { message: 'A temporary note can last one year at most.' },
    });
    expect(valueOf(await owner.read(sn)).rev).toBe(1);
    expect(await ends(0)).toMatchObject({ ok: true });
    expect(await ends(365)).toMatchObject({ ok: true });
    const noted = valueOf(await owner.read(sn));
    valueOf(await owner.save(noted, { permits: [{ id: null, number: 'P-1' }] }));
    const permitted = valueOf(await owner.read(sn));
    expect(await owner.save(permitted, { permits: [] })).toMatchObject({
      error: { kind: 'unacceptable', code: 'permitLeftOut' },
    });
    expect(valueOf(await owner.read(sn))).toMatchObject({
      rev: permitted.rev,
      form: { permits: [{ number: 'P-1' }] },
    });
  });

  it('shows a note through its last day by the clocks of the site', async () => {
    const sn = await site();
    const owner = await customer(sn);
    const info = valueOf(await owner.read(sn));
    const day = new Date(world.clock.now()).toISOString().slice(0, 10);
    valueOf(await owner.save(info, { note: 'Painters', noteUntil: day }));
    const row = await world.database.kysely
      .selectFrom('site_note')
      .select('expires_at')
      .where('site_num', '=', sn)
      .executeTakeFirstOrThrow();
    const midnight = new Date(row.expires_at ?? 0).toLocaleString('sv', {
      timeZone: info.timeZone,
    });
    expect(midnight).toMatch(/ 00:00:00$/);
    expect(valueOf(await owner.read(sn)).form).toMatchObject({ note: 'Painters', noteUntil: day });
  });

  it('has one open request a field, which another wish replaces until somebody approved it', async () => {
    const sn = await site();
    const owner = await customer(sn);
    const info = valueOf(await owner.read(sn));
    valueOf(await owner.ask(info, { crossStreet: 'Mill Road', county: 'Alder' }));
    valueOf(await owner.ask(info, { crossStreet: 'Mill Road', county: 'Alder' }));
    valueOf(await owner.ask(valueOf(await owner.read(sn)), { crossStreet: 'Kiln Street' }));
    const asked = valueOf(await owner.read(sn));
    expect(asked.inForce).toEqual(info.inForce);
    expect(
      asked.requests.map(({ field, state, wanted }) => [field, wanted, state]).toSorted(),
    ).toEqual([
      ['county', 'Alder', 'Submitted'],
      ['crossStreet', 'Kiln Street', 'Submitted'],
    ]);
    await world.database.kysely
      .updateTable('change_request')
      .set({ state: 'Approved', decided_by: 'Dana Reyes', decided_at: world.clock.now() })
      .where('site_num', '=', sn)
      .execute();
    const blocked = await owner.ask(asked, { county: 'Merrin' });
    expect(blocked).toMatchObject({ error: { kind: 'conflict', code: 'requestApproved' } });
    expect(JSON.stringify(blocked)).toMatch(
      /County was approved by Dana Reyes (on \w+ \d+ )?at \d\d:\d\d E[SD]T/,
    );
    expect(await owner.ask(asked, { street: null })).toMatchObject({
      error: { kind: 'unacceptable' },
    });
    const history = (await lines(sn)).map(({ comment, event }) => `${event}: ${comment ?? ''}`);
    expect(history.toSorted()).toEqual([
      'Change requested: County, Cross street',
      'Change requested: Cross street',
    ]);
  });

  it('takes back what nobody has decided, once, and for nobody who is not linked', async () => {
    const sn = await site();
    const [owner, stranger] = [await customer(sn), await customer(await site())];
    const info = valueOf(await owner.read(sn));
    valueOf(await owner.ask(info, { county: 'Alder', unit: 'Rear' }));
    const idOf = async (field: string) =>
      valueOf(await owner.read(sn)).requests.find((one) => one.field === field)?.id ?? 'none';
    const [county, unit] = [await idOf('county'), await idOf('unit')];
    expect(await stranger.withdraw(sn, county)).toEqual(NOT_FOUND);
    const both = await Promise.all([owner.withdraw(sn, county), owner.withdraw(sn, county)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(NOT_FOUND);
    expect(valueOf(await owner.read(sn)).requests).toMatchObject([{ field: 'unit' }]);
    await world.database.kysely
      .updateTable('change_request')
      .set({ state: 'Applied', decided_by: 'Dana Reyes', decided_at: world.clock.now() })
      .where('id', '=', unit)
      .execute();
    const late = await owner.withdraw(sn, unit);
    expect(late).toMatchObject({ error: { kind: 'conflict', code: 'requestDecided' } });
    expect(JSON.stringify(late)).toMatch(
      /Unit was applied by Dana Reyes (on \w+ \d+ )?at \d\d:\d\d E[SD]T, so it cannot/,
    );
    const [decided] = valueOf(await owner.read(sn)).requests;
    expect(decided).toMatchObject({ state: 'Applied', decidedBy: 'Dana Reyes' });
    // After a request is withdrawn, the same request can be made again.
    valueOf(await owner.ask(info, { county: 'Merrin' }));
    expect(await idOf('county')).not.toBe(county);
    const history = (await lines(sn)).map(({ comment, event }) => `${event}: ${comment ?? ''}`);
    expect(history).toContain('Change withdrawn: County');
    expect(history).toHaveLength(3);
  });

  it('asked for by two at once is asked for once', async () => {
    const sn = await site();
    const [ana, lee] = [await customer(sn), await customer(sn)];
    const info = valueOf(await ana.read(sn));
    await Promise.all([ana.ask(info, { unit: 'Rear' }), lee.ask(info, { unit: 'Rear' })]);
    expect(valueOf(await ana.read(sn)).requests).toMatchObject([{ field: 'unit', wanted: 'Rear' }]);
  });

  it('is certified with the same number all day, another one for each account, and staff tell a real one', async () => {
    const [sn, other] = [await site(), await site()];
    const owner = await customer(sn, other);
    const { bytes, name } = valueOf(await owner.certificate(sn));
    expect(name).toMatch(new RegExp(`^alarm-certificate-${sn}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    valueOf(await owner.certificate(sn));
    valueOf(await owner.certificate(other));
    const issued = () =>
      world.database.kysely
        .selectFrom('certificate')
        .select(['number', 'site_num', 'name'])
        .where('site_num', 'in', [sn, other])
        .orderBy('issued_at')
        .orderBy('site_num')
        .execute();
    const [first, second, ...none] = await issued();
    expect(none).toEqual([]);
    expect([first?.site_num, second?.site_num]).toEqual([sn, other]);
    expect(first?.number).not.toBe(second?.number);
    // A new display name keeps the certificate, because the certificate does not contain the display name. A change of
    // certified facts creates a new certificate, and the old certificate stays unchanged.
    const info = valueOf(await owner.read(sn));
    valueOf(await owner.save(info, { displayName: 'Lake house' }));
    valueOf(await owner.certificate(sn));
    expect(await issued()).toHaveLength(2);
    await world.database.kysely
      .updateTable('site')
      .set({ name: 'Renamed by the dealer' })
      .where('num', '=', sn)
      .execute();
    valueOf(await owner.certificate(sn));
    expect((await issued()).map(({ name: certified }) => certified).toSorted()).toEqual(
      [info.siteName, 'Renamed by the dealer', `Site ${other}`].toSorted(),
    );
    const staff = world.browser({ variant: 'dealer' });
    const { username } = await world.person({ application: 1 });
    valueOf(await staff.logIn(username, PASSWORD));
    const check = (typed: string) =>
      staff.call(accountInfoApi.checkCertificate.access, (caller) =>
        world.backend.accountInfo.checkCertificate(caller, { number: typed }),
      );
    const printed = certificateNumberText(first?.number ?? '').toLowerCase();
    expect(valueOf(await check(` ${printed} `))).toEqual({
      number: first?.number,
      siteNum: sn,
      day: calendarDay(world.clock.now(), info.timeZone),
      issuedTo: 'Luis Romero',
      name: info.siteName,
      address: info.addressDisplay,
      accountNumbers: info.transmitterCodes,
      services: info.servicePlan,
      isMonitored: true,
    });
    expect(await check('0000-0000-0000')).toEqual(NOT_FOUND);
    expect(await check('nonsense')).toEqual(NOT_FOUND);
  });

  it('is certified only while somebody watches it', async () => {
    const sql = world.database.kysely;
    const sn = await site();
    const owner = await customer(sn);
    const state = (to: 'monitored' | 'outOfService' | 'installPending' | 'cancelled') =>
      sql.updateTable('site').set({ state: to }).where('num', '=', sn).execute();
    const refused = (pattern: RegExp) => ({
      ok: false,
      error: { kind: 'unacceptable', message: expect.stringMatching(pattern) as string },
    });
    await state('installPending');
    expect(await owner.certificate(sn)).toMatchObject(refused(/isn’t monitored yet/));
    await state('outOfService');
    expect(await owner.certificate(sn)).toMatchObject(refused(/out of service/));
    await state('cancelled');
    expect(await owner.certificate(sn)).toEqual(NOT_FOUND);
    await state('monitored');
    const panel = (category: string | null) =>
      sql
        .updateTable('device')
        .set({ out_of_service: category })
        .where('site_num', '=', sn)
        .execute();
    await panel('Seasonal closure');
    expect(await owner.certificate(sn)).toMatchObject(refused(/out of service/));
    // In the category "Billing hold", signals are handled as usual, so a certificate is possible.
    await panel('Billing hold');
    valueOf(await owner.certificate(sn));
    expect(
      await sql.selectFrom('certificate').select('number').where('site_num', '=', sn).execute(),
    ).toHaveLength(1);
  });
});
