import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainJpeg, plainPng } from '#tests/support/image-files.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { editedSiteWorld, EDITOR, FAMILY, type EditedSiteWorld } from './edited-site-world.ts';

const NOT_FOUND = { error: { kind: 'notFound' } };
const FORBIDDEN = { error: { kind: 'forbidden' } };

describeDatabase('what is on file about a site', (engine) => {
  let at: EditedSiteWorld;
  type Person = Awaited<ReturnType<EditedSiteWorld['person']>>;
  let dana: Person;
  beforeAll(async () => {
    at = await editedSiteWorld(engine);
    dana = await at.person();
  });
  afterAll(() => at.world.close());
  const fileOf = async (sn: number, who = dana) => valueOf(await who.read(sn));
  const day = (later: number): string =>
    new Date(at.world.clock.now() + later * 86_400_000).toISOString().slice(0, 10);

  it('is changed under the revision it was read with, field by field on the record', async () => {
    const sn = await at.site();
    const { account } = await fileOf(sn);
    valueOf(
      await dana.change(account, {
        name: 'Kestrel Print',
        servicePlan: ['Fire', 'Video'],
        language: 'es',
      }),
    );
    const after = (await fileOf(sn)).account;
    expect(after).toMatchObject({
      siteName: 'Kestrel Print',
      servicePlan: ['Fire', 'Video'],
      language: 'es',
    });
    expect(after.rev).toBe(account.rev + 1);
    expect(await at.lines(sn)).toMatchObject([
      { kind: 'Data change', event: 'Site changed', actor: 'Dana Reyes' },
    ]);
    // A second user with an outdated form learns who made the first change and when. The second user's change is not saved.
    const ana = await at.person({ name: 'Ana Duarte' });
    const stale = await ana.change(account, { name: 'Other' });
    expect(stale).toMatchObject({ error: { kind: 'conflict', code: 'staleRev' } });
    expect(JSON.stringify(stale)).toContain('Changed by Dana Reyes');
    expect((await fileOf(sn)).account.siteName).toBe('Kestrel Print');
    // Saving unchanged data has no effect.
    valueOf(await dana.change(after, {}));
    expect((await fileOf(sn)).account.rev).toBe(after.rev);
  });

  it('takes the right to edit codes for its gate code, and writes down that alone', async () => {
    const sn = await at.site();
    const { account } = await fileOf(sn);
    expect(await dana.change(account, { gateCode: '#7731' })).toMatchObject(FORBIDDEN);
    const coder = await at.person({ roles: [...EDITOR, 'sitePasscodeEdit'] });
    valueOf(await coder.change(account, { gateCode: '#7731' }));
    expect(JSON.stringify([await at.record(sn), await at.lines(sn)])).not.toContain('7731');
    const [line] = valueOf(await dana.changes(sn)).changes;
    expect(line?.fields).toEqual([{ field: 'Gate code', before: null, after: null, secret: true }]);
  });

  it('asks for what responders are sent by, and changes it at once for nobody', async () => {
    const sn = await at.site();
    const { account } = await fileOf(sn);
    valueOf(await dana.ask(account, { crossStreet: 'Water Street' }));
    const after = (await fileOf(sn)).account;
    expect(after.inForce.crossStreet).toBeNull();
    expect(after.requests).toMatchObject([
      { field: 'crossStreet', wanted: 'Water Street', state: 'Submitted', askedBy: 'Dana Reyes' },
    ]);
    const reader = await at.person({ roles: ['zonesRead'] });
    expect(await reader.ask(account, { county: 'York' })).toMatchObject(FORBIDDEN);
  });

  it('holds one agency of each kind, and permits that keep their numbers', async () => {
    const sn = await at.site();
    const police = { kind: 'Police', name: 'Portland Police', phone: '207-555-0101' } as const;
    const permit = {
      id: null,
      type: 'Burglar alarm',
      number: 'P-4410',
      agency: 'City of Portland',
      issued: day(-300),
      expires: day(9),
    };
    const first = (await fileOf(sn)).account;
    valueOf(await dana.agencies(first, { agencies: [police], permits: [permit] }));
    const { account } = await fileOf(sn);
    expect(account.agencies).toEqual([police]);
    const id = account.permits[0]?.id;
    expect(account.permits).toEqual([{ ...permit, id }]);
    expect(
      await dana.agencies(account, { agencies: [police, { ...police, name: 'Second' }] }),
    ).toMatchObject({ error: { kind: 'unacceptable' } });
    const backwards = { ...permit, expires: day(-301) };
    expect(await dana.agencies(account, { permits: [backwards] })).toMatchObject({
      error: { kind: 'unacceptable' },
    });
    expect(
      await dana.agencies(account, { permits: [{ ...permit, id: randomUUID() }] }),
    ).toMatchObject({ error: { code: 'unknownPermit' } });
    valueOf(await dana.agencies(account, { agencies: [] }));
    const last = (await fileOf(sn)).account;
    expect(last.agencies).toEqual([]);
    expect(last.permits[0]?.id).toBe(id);
  });

  it('names devices and areas; an interval begins when it is set, and no area goes', async () => {
    const sn = await at.site();
    const [device] = (await fileOf(sn)).devices;
    if (device === undefined) throw new Error('no device');
    const areas = [...device.form.areas, { num: 2, name: 'Annex' }];
    const wanted = { installer: 'Pier Alarm', timerTestMinutes: 1440, areas };
    valueOf(await dana.device(sn, device, wanted));
    const [after] = (await fileOf(sn)).devices;
    expect(after?.form).toMatchObject(wanted);
    const { timer_test_due_at: due } = await at.world.database.kysely
      .selectFrom('device')
      .select('timer_test_due_at')
      .where('site_num', '=', sn)
      .executeTakeFirstOrThrow();
    expect(due).toBe(at.world.clock.now() + 86_400_000);
    expect(await dana.device(sn, device, { model: 'X' })).toMatchObject({
      error: { code: 'staleRev' },
    });
    if (after === undefined) throw new Error('no device');
    expect(await dana.device(sn, after, { areas: [] })).toMatchObject({
      error: { code: 'areaLeftOut' },
    });
    const signal = { timerTestMinutes: null, timerTestSignal: '602' };
    expect(await dana.device(sn, after, signal)).toMatchObject({ error: { kind: 'unacceptable' } });
    expect(await dana.device(sn, { ...after, devNum: 7 }, {})).toMatchObject(NOT_FOUND);
  });

  describe('notes', () => {
    it('are written once for their form, pinned before others, changed and taken off', async () => {
      const sn = await at.site();
      const id = randomUUID();
      valueOf(await dana.addNote(sn, {}, id));
      valueOf(await dana.addNote(sn, {}, id));
      valueOf(await dana.addNote(sn, { text: 'Roof work', until: day(3), pinned: true }));
      expect((await fileOf(sn)).notes).toMatchObject([
        { text: 'Roof work', until: day(3), pinned: true, ofCustomer: false },
        { id, until: null, writtenBy: 'Dana Reyes', rev: 1 },
      ]);
      valueOf(await dana.changeNote(sn, id, 1, { text: 'Key at the neighbor' }));
      expect(await dana.changeNote(sn, id, 1, { text: 'Late' })).toMatchObject({
        error: { code: 'staleRev' },
      });
      valueOf(await dana.removeNote(sn, id, 2));
      // A user who edits a deleted note gets the error `notFound`.
      expect(await dana.changeNote(sn, id, 3, { text: 'Draft' })).toMatchObject(NOT_FOUND);
      expect((await fileOf(sn)).notes.map(({ text }) => text)).toEqual(['Roof work']);
    });

    it('of a technician are temporary, and stand before nobody’s', async () => {
      const sn = await at.site();
      const lee = await at.person({ roles: ['noActionRead', 'noActionEdit'], name: 'Lee Park' });
      expect(await lee.addNote(sn, {})).toMatchObject({ error: { kind: 'unacceptable' } });
      valueOf(await lee.addNote(sn, { text: 'Siren off', until: day(1), pinned: true }));
      const [note] = (await fileOf(sn, lee)).notes;
      expect(note).toMatchObject({ writtenBy: 'Lee Park', pinned: false });
      expect(await lee.changeNote(sn, note?.id ?? '', 1, {})).toMatchObject(FORBIDDEN);
      expect(await lee.removeNote(sn, note?.id ?? '', 1)).toMatchObject(FORBIDDEN);
      const reader = await at.person({ roles: ['noActionRead'] });
      expect(await reader.addNote(sn, { until: day(1) })).toMatchObject(FORBIDDEN);
    });

    it('that are over, endless or the customer’s are refused', async () => {
      const sn = await at.site();
      for (const until of [day(-2), day(800)])
        expect(await dana.addNote(sn, { until })).toMatchObject({
          error: { kind: 'unacceptable' },
        });
      const id = randomUUID();
      await at.world.database.kysely
        .insertInto('site_note')
        .values({
          id,
          site_num: sn,
          text: 'Mine',
          written_at: 1,
          expires_at: null,
          of_customer: true,
        })
        .execute();
      expect(await dana.changeNote(sn, id, 1, {})).toMatchObject({
        error: { code: 'noteOfCustomer' },
      });
      expect((await fileOf(sn)).notes).toMatchObject([{ id, ofCustomer: true }]);
    });
  });

  it('keeps documents that are what they say, once each, until they are taken off', async () => {
    const sn = await at.site();
    const id = randomUUID();
    const plan = { name: '../plans\\Floor plan.pdf', bytes: plainPdf() };
    valueOf(await dana.addDocument(sn, plan, id));
    valueOf(await dana.addDocument(sn, plan, id));
    const { documents } = await fileOf(sn);
    expect(documents).toMatchObject([{ id, name: 'Floor plan.pdf', storedBy: 'Dana Reyes' }]);
    expect(plan.bytes.equals(valueOf(await dana.document(sn, id)).bytes)).toBe(true);
    for (const document of [
      { name: 'virus.exe', bytes: plainPdf() },
      { name: 'photo.png', bytes: plainJpeg() },
      { name: 'huge.png', bytes: Buffer.concat([plainPng(), Buffer.alloc(11 * 1024 * 1024)]) },
      { name: 'script.pdf', bytes: Buffer.from('<script>alert(1)</script>') },
      { name: '.pdf', bytes: plainPdf() },
    ])
      expect(await dana.addDocument(sn, document), document.name).toMatchObject({
        error: { kind: 'unacceptable', code: 'documentRefused' },
      });
    valueOf(await dana.removeDocument(sn, id));
    expect(await dana.document(sn, id)).toMatchObject(NOT_FOUND);
    expect(await dana.removeDocument(sn, id)).toMatchObject(NOT_FOUND);
    expect((await fileOf(sn)).documents).toEqual([]);
  });

  it('moves between the groups of its dealer with all that is kept by its group', async () => {
    const admin = await at.person({ roles: [...EDITOR, 'xtAdmin'] });
    const sn = await at.site();
    valueOf(await dana.ask((await fileOf(sn)).account, { county: 'York' }));
    const { account, groups } = await fileOf(sn, admin);
    expect(groups.targets.map(({ siteGroupNum }) => siteGroupNum)).toEqual([FAMILY.branch]);
    expect((await fileOf(sn)).groups.targets).toEqual([]);
    expect(await admin.move(sn, FAMILY.stranger, account.rev)).toMatchObject(NOT_FOUND);
    expect(await dana.move(sn, FAMILY.branch, account.rev)).toMatchObject(FORBIDDEN);
    valueOf(await admin.move(sn, FAMILY.branch, account.rev));
    const branch = await at.person({ groups: [FAMILY.branch] });
    const there = await fileOf(sn, branch);
    expect(there.groups.line.map(({ siteGroupNum }) => siteGroupNum)).toEqual([
      FAMILY.parent,
      FAMILY.branch,
    ]);
    // After a move, every table that stores the site's group has the new group.
    const { kysely } = at.world.database;
    const tables = await at.tablesByGroup();
    expect(tables.length).toBeGreaterThan(8);
    for (const table of tables) {
      const rows = await at.groupsIn(table, sn);
      expect(
        rows.filter((group) => group !== FAMILY.branch),
        table,
      ).toEqual([]);
    }
    expect(await kysely.selectFrom('site').select('num').where('num', '=', sn).execute()).toEqual([
      { num: sn },
    ]);
  });

  it('has a trail, newest first, window below window, of what its reader may see', async () => {
    const sn = await at.site();
    for (let turn = 0; turn < 27; turn += 1)
      valueOf(await dana.addNote(sn, { text: `Note ${turn}` }));
    const { account } = await fileOf(sn);
    valueOf(await dana.change(account, { hazards: 'Low beam' }));
    const first = valueOf(await dana.changes(sn));
    expect(first.changes).toHaveLength(25);
    expect(first.changes[0]).toMatchObject({
      kind: 'site',
      title: 'Site changed',
      by: 'Dana Reyes',
      actingFor: null,
      fields: [{ field: 'Hazards', before: null, after: 'Low beam', secret: false }],
    });
    const second = valueOf(await dana.changes(sn, { before: first.next }));
    expect(second.changes).toHaveLength(3);
    expect(second.next).toBeNull();
    expect(second.changes.at(-1)).toMatchObject({ title: 'Note added', subject: 'Note 0' });
    const notes = valueOf(await dana.changes(sn, { kind: 'note' }));
    expect(new Set(notes.changes.map(({ kind }) => kind))).toEqual(new Set(['note']));
    expect(valueOf(await dana.changes(sn, { kind: 'contact' })).changes).toEqual([]);
  });

  it('does not exist for anybody else', async () => {
    const stranger = await at.person({
      groups: [FAMILY.stranger],
      roles: [...EDITOR, 'xtAdmin'],
    });
    const sn = await at.site();
    const file = await fileOf(sn);
    const id = randomUUID();
    const [device] = file.devices;
    if (device === undefined) throw new Error('no device');
    for (const answer of [
      await stranger.read(sn),
      await stranger.changes(sn),
      await stranger.change(file.account, { name: 'Mine' }),
      await stranger.agencies(file.account, {}),
      await stranger.device(sn, device, {}),
      await stranger.move(sn, FAMILY.stranger, file.account.rev),
      await stranger.addNote(sn, {}),
      await stranger.changeNote(sn, id, 1, {}),
      await stranger.removeNote(sn, id, 1),
      await stranger.addDocument(sn, { name: 'a.png', bytes: plainPng() }),
      await stranger.document(sn, id),
      await stranger.removeDocument(sn, id),
      await stranger.ask(file.account, { county: 'York' }),
    ])
      expect(answer).toMatchObject(NOT_FOUND);
  });
});
