import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { DOOR, type ZonesWorld, zonesWorld } from './zones-world.ts';

const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };
const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };

describeEachEngine('zones of a site', (engine) => {
  let zones: ZonesWorld;
  beforeAll(async () => {
    zones = await zonesWorld(engine);
  });
  afterAll(() => zones.world.close());

  it('are added, changed, deleted and restored, each with a line of history and a row of the record', async () => {
    const sn = await zones.site();
    const dealer = await zones.person();
    const id = randomUUID();
    const added = valueOf(await dealer.add(sn, { num: '002' }, id));
    expect(added).toMatchObject({
      id,
      num: '002',
      rev: 1,
      source: 'site',
      updatedBy: 'Dana Reyes',
    });
    // Repeats the request with the same id, as after a lost response.
    expect(valueOf(await dealer.add(sn, { num: '002' }, id))).toMatchObject({ id, rev: 1 });
    zones.world.clock.advance(1000);
    const changed = valueOf(
      await dealer.change(sn, added, { description: 'Flour store – contact' }),
    );
    expect(changed).toMatchObject({ rev: 2, description: 'Flour store – contact' });
    zones.world.clock.advance(1000);
    const { rev } = valueOf(await dealer.remove(sn, changed));
    expect(valueOf(await dealer.read(sn)).zones).toEqual([]);
    zones.world.clock.advance(1000);
    valueOf(await dealer.restore(sn, { id, rev }));
    expect(valueOf(await dealer.read(sn)).zones).toMatchObject([
      { id, num: '002', rev: 4, description: 'Flour store – contact' },
    ]);
    expect(await zones.history(sn)).toEqual([
      'Zone added: Zone 002 Back door – contact by Dana Reyes',
      'Zone changed: Zone 002 Flour store – contact: Description by Dana Reyes',
      'Zone deleted: Zone 002 Flour store – contact by Dana Reyes',
      'Zone restored: Zone 002 Flour store – contact by Dana Reyes',
    ]);
    expect(await zones.record('zone.change')).toMatchObject([
      {
        target: `site ${sn}`,
        detail: {
          description: JSON.stringify({
            before: 'Back door – contact',
            after: 'Flour store – contact',
          }),
        },
      },
    ]);
  });

  it('are told apart by device, area, number and signal code, zeros before a number set aside', async () => {
    const sn = await zones.site();
    const dealer = await zones.person();
    const first = valueOf(await dealer.add(sn, { num: '002' }));
    expect(await dealer.add(sn, { num: '2' })).toMatchObject({ error: { code: 'zoneTaken' } });
    valueOf(await dealer.add(sn, { num: '002', signalCode: '384' }));
    valueOf(await dealer.add(sn, { num: '002', areaNum: 2 }));
    expect(await dealer.add(sn, { num: '003', devNum: 7 })).toMatchObject({
      error: { code: 'noSuchDevice' },
    });
    expect(await dealer.add(sn, { num: '1000' })).toMatchObject({ error: { code: 'zoneRefused' } });
    expect(await dealer.add(sn, { num: '003', eventCode: '111' })).toMatchObject({
      error: { message: 'Choose an event of this service type.' },
    });
    // A deleted zone frees its number. While another zone has the number, the deleted zone cannot be restored.
    const { rev } = valueOf(await dealer.remove(sn, first));
    valueOf(await dealer.add(sn, { num: '02' }));
    expect(await dealer.restore(sn, { id: first.id, rev })).toMatchObject({
      error: { code: 'zoneTaken' },
    });
    expect(valueOf(await dealer.read(sn)).zones).toHaveLength(3);
  });

  it('are refused under a revision that is gone, by whom and when, and two at once make one', async () => {
    const sn = await zones.site();
    const [dana, lee] = [await zones.person(), await zones.person({ name: 'Lee Park' })];
    const zone = valueOf(await dana.add(sn));
    const both = await Promise.all([
      dana.change(sn, zone, { equipment: 'Contact' }),
      lee.change(sn, zone, { equipment: 'Reed' }),
    ]);
    const refused = both.filter((one) => !one.ok);
    expect(refused).toMatchObject([{ error: { kind: 'conflict', code: 'staleRev' } }]);
    expect(JSON.stringify(refused)).toMatch(/Changed by (Dana Reyes|Lee Park) at \d\d:\d\d E[SD]T/);
    const adds = await Promise.all([dana.add(sn, { num: '5' }), lee.add(sn, { num: '005' })]);
    expect(adds.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('customers change the description alone, and only with the right; nobody outside of the scope sees any', async () => {
    const sn = await zones.site();
    const dealer = await zones.person();
    const zone = valueOf(await dealer.add(sn));
    const customer = { application: 3, links: [sn], name: 'Luis Romero' } as const;
    const owner = await zones.person(customer);
    expect(await owner.change(sn, zone, { signalCode: '130' })).toMatchObject({
      error: { code: 'descriptionOnly' },
    });
    expect(await owner.change(sn, zone, { description: 'Oven', num: '003' })).toMatchObject({
      error: { code: 'descriptionOnly' },
    });
    const given = valueOf(await owner.change(sn, zone, { description: 'Oven door – contact' }));
    expect(given).toMatchObject({
      rev: 2,
      description: 'Oven door – contact',
      updatedBy: 'Luis Romero',
    });
    for (const refused of [
      await owner.add(sn),
      await owner.remove(sn, given),
      await owner.changeMany(sn, [{ kind: 'new', id: randomUUID(), form: DOOR }]),
    ])
      expect(refused).toMatchObject(FORBIDDEN);
    const limited = await zones.person({ ...customer, roles: ['zonesRead'] });
    expect(valueOf(await limited.read(sn)).zones).toHaveLength(1);
    expect(await limited.change(sn, given, { description: 'Other' })).toMatchObject(FORBIDDEN);
    const none = await zones.person({ ...customer, roles: [] });
    expect(await none.read(sn)).toMatchObject(FORBIDDEN);
    const reader = await zones.person({ roles: ['zonesRead'] });
    expect(valueOf(await reader.read(sn)).zones).toHaveLength(1);
    expect(await reader.add(sn)).toMatchObject(FORBIDDEN);
    const strangers = [
      await zones.person({ ...customer, links: [await zones.site()] }),
      await zones.person({ groups: [9999] }),
    ];
    for (const stranger of strangers) {
      expect(await stranger.read(sn)).toEqual(NOT_FOUND);
      expect(await stranger.change(sn, given, { description: 'Mine' })).toEqual(NOT_FOUND);
    }
  });

  it('many are written together or not at all, under one line and one row', async () => {
    const sn = await zones.site();
    const dealer = await zones.person();
    const zone = valueOf(await dealer.add(sn));
    const fresh = (num: string) => ({
      ...({ kind: 'new', id: randomUUID() } as const),
      form: { ...DOOR, num, description: `Window ${num}` },
    });
    const change = {
      kind: 'changed',
      id: zone.id,
      rev: 1,
      form: { ...DOOR, equipment: 'Reed' },
    } as const;
    expect(await dealer.changeMany(sn, [fresh('010'), fresh('10')])).toMatchObject({
      error: { code: 'zoneTaken' },
    });
    expect(await dealer.changeMany(sn, [fresh('010'), { ...change, rev: 9 }])).toMatchObject({
      error: { code: 'staleRev' },
    });
    expect(valueOf(await dealer.read(sn)).zones).toHaveLength(1);
    zones.world.clock.advance(1000);
    const changes = [fresh('010'), fresh('011'), change];
    expect(valueOf(await dealer.changeMany(sn, changes, 'template'))).toEqual({
      added: 2,
      changed: 1,
    });
    expect(valueOf(await dealer.read(sn)).zones).toMatchObject([
      { num: '002', equipment: 'Reed', rev: 2, source: 'site' },
      { num: '010', source: 'template' },
      { num: '011', source: 'template' },
    ]);
    expect((await zones.history(sn)).at(-1)).toBe(
      'Zones changed: 2 zones added, 1 zone changed by Dana Reyes',
    );
    const rows = await zones.record('zone.changeMany');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows[0]?.detail)).toContain('Window 010');
    const many = Array.from({ length: 498 }, (_, at) => fresh(String(100 + at)));
    expect(await dealer.changeMany(sn, many)).toMatchObject({ error: { code: 'tooManyZones' } });
    valueOf(await dealer.changeMany(sn, many.slice(1)));
    expect(valueOf(await dealer.read(sn)).zones).toHaveLength(500);
  });

  it('what is defined acts with the next signal, and leaves the strip of what was received', async () => {
    const sn = await zones.site();
    const xmit = `HP${sn}`;
    const dealer = await zones.person();
    const owner = await zones.person({ application: 3, links: [sn] });
    const receiver = await zones.receiver();
    for (let times = 0; times < 3; times += 1) {
      await receiver.send(receiver.signal(xmit, '1150 z44'));
      zones.world.clock.advance(60000);
    }
    const alarms = async () =>
      (
        await zones.world.database.kysely
          .selectFrom('alarm')
          .select('event')
          .where('site_num', '=', sn)
          .execute()
      ).length;
    const { undefinedSignals } = valueOf(await dealer.read(sn));
    expect(undefinedSignals).toMatchObject([{ zone: '044', code: '150', times: 3, areaNum: 1 }]);
    expect(valueOf(await owner.read(sn)).undefinedSignals).toEqual([]);
    expect(await alarms()).toBe(0);
    valueOf(
      await dealer.add(sn, {
        num: '044',
        description: 'Cold room – button',
        serviceType: 'Auxiliary',
        eventCode: '150',
        instruction: 'Call',
      }),
    );
    // Signals received before the zone was defined stay in history, and the zone shows the latest signal.
    expect(valueOf(await dealer.read(sn))).toMatchObject({
      undefinedSignals: [],
      zones: [
        {
          num: '044',
          lastSignal: '24-hour non-burglary',
          lastSignalAt: undefinedSignals[0]?.lastAt,
        },
      ],
    });
    await receiver.send(receiver.signal(xmit, '1150 z44'));
    expect(await alarms()).toBe(1);
    const read = valueOf(await dealer.read(sn));
    expect(read.zones).toMatchObject([
      { num: '044', lastSignal: expect.stringContaining('Cold room') },
    ]);
    // History keeps the text of a deleted zone.
    valueOf(await dealer.remove(sn, read.zones[0] ?? { id: '', rev: 0 }));
    const texts = await zones.world.database.kysely
      .selectFrom('activity')
      .select('zone_text')
      .where('site_num', '=', sn)
      .where('zone_text', 'is not', null)
      .execute();
    expect(texts).toEqual([{ zone_text: 'Cold room – button' }]);
  });

  it('are taken away as a file that reads back, and printed for the panel door', async () => {
    const sn = await zones.site();
    const dealer = await zones.person();
    valueOf(await dealer.add(sn, { description: '=1+1' }));
    const file = valueOf(await dealer.exportCsv(sn));
    const text = new TextDecoder().decode('bytes' in file ? file.bytes : undefined);
    expect(text).toContain("'=1+1");
    expect(text).toContain('Zone,Device,Area,Description');
    const label = valueOf(await dealer.label(sn));
    expect(new TextDecoder().decode(label.bytes.slice(0, 5))).toBe('%PDF-');
    expect(await zones.record('zone.export')).toMatchObject([{ detail: { rows: '1' } }]);
  });
});
