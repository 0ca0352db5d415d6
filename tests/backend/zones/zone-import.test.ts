import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type ZonesWorld, zonesWorld } from './zones-world.ts';

const HEAD = 'Site,Account,Zone,Area,Description,Service type,Event';

describeDatabase('a file of zones of many sites', (engine) => {
  let zones: ZonesWorld;
  beforeAll(async () => {
    zones = await zonesWorld(engine);
  });
  afterAll(() => zones.world.close());

  /** Builds the rows of a file for two sites. The first site is identified by its site number, the second site by its account number. */
  const fileOf = (one: number, other: number, rows: number): string =>
    [
      HEAD,
      ...Array.from({ length: rows }, (_, at) => {
        const num = String(at + 1).padStart(3, '0');
        return at % 2 === 0
          ? `${one},,${num},1,Window ${num},Burglary,131 Perimeter`
          : `,HP${other},${num},1,Smoke ${num},Fire,Smoke`;
      }),
    ].join('\r\n');
  const counts = async (...sites: readonly number[]) => {
    const { kysely } = zones.world.database;
    const rows = await kysely
      .selectFrom('zone')
      .select(({ fn }) => ['site_num', fn.countAll<number>().as('count')])
      .where('site_num', 'in', sites)
      .where('deleted_at', 'is', null)
      .groupBy('site_num')
      .execute();
    return sites.map((sn) => rows.find(({ site_num }) => site_num === sn)?.count ?? 0);
  };

  it('is checked without writing, imported as a whole, and then changes nothing more', async () => {
    await zones.person({ groups: [9999] });
    const [one, other, foreign] = [await zones.site(), await zones.site(), await zones.site(9999)];
    const dealer = await zones.person();
    const text = `${fileOf(one, other, 600)}\r\n${foreign},,001,1,Theirs,Burglary,\r\n${one},,1,1,Again,Burglary,`;
    const check = valueOf(await dealer.check(text));
    expect(check).toMatchObject({
      rows: 602,
      sites: 2,
      counts: { new: 600, changed: 0, unchanged: 0, refused: 2 },
      refused: [
        { line: 602, site: String(foreign), reason: expect.stringContaining('not one of yours') },
        { line: 603, zone: '1', reason: 'Line 2 is for the same zone' },
      ],
    });
    expect(await counts(one, other)).toEqual([0, 0]);
    const job = valueOf(await dealer.start(check.id, 'key-1'));
    expect(valueOf(await dealer.start(check.id, 'key-1')).id).toBe(job.id);
    const seen: number[] = [];
    const { runNext } = zones.runner(async () => {
      seen.push(valueOf(await dealer.job(job.id)).done);
      expect(await counts(one, other)).toEqual([0, 0]);
    });
    expect(await runNext()).toBe('worked');
    expect(seen).toEqual([500, 600]);
    expect(valueOf(await dealer.job(job.id))).toMatchObject({ state: 'done', done: 600 });
    expect(await counts(one, other)).toEqual([300, 300]);
    // Repeating the start returns the same job, although the stored check is gone.
    expect(valueOf(await dealer.start(check.id, 'key-1')).id).toBe(job.id);
    expect(await dealer.start(check.id, 'key-2')).toMatchObject({ error: { code: 'importGone' } });
    expect(await zones.history(one)).toEqual(['Zones imported: 300 zones added by Dana Reyes']);
    expect(await zones.history(other)).toHaveLength(1);
    const rows = await zones.record('zone.import');
    expect(rows).toMatchObject([{ target: 'zones.csv', detail: { rows: '600', sites: '2' } }]);
    expect(
      Object.values(rows[0]?.detail ?? {}).filter((fact) => fact.startsWith('added')),
    ).toHaveLength(600);
    expect(valueOf(await dealer.check(text)).counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: 600,
      refused: 2,
    });
    const changed = valueOf(await dealer.check(text.replace('Window 001', 'Front door')));
    expect(changed.counts).toMatchObject({ changed: 1, unchanged: 599 });
    valueOf(await dealer.start(changed.id));
    await zones.runner().runNext();
    expect(valueOf(await dealer.read(one)).zones[0]).toMatchObject({
      description: 'Front door',
      rev: 2,
    });
  });

  it('writes nothing where somebody changed a zone meanwhile, or where it is cancelled', async () => {
    const [one, other] = [await zones.site(), await zones.site()];
    const dealer = await zones.person();
    const started = async () => {
      const check = valueOf(await dealer.check(fileOf(one, other, 700)));
      return valueOf(await dealer.start(check.id));
    };
    const cancelled = await started();
    await zones
      .runner(async () => {
        const { done } = valueOf(await dealer.job(cancelled.id));
        if (done === 500) valueOf(await dealer.cancel(cancelled.id));
      })
      .runNext();
    expect(valueOf(await dealer.job(cancelled.id))).toMatchObject({ state: 'cancelled' });
    expect(await counts(one, other)).toEqual([0, 0]);
    const stale = await started();
    valueOf(await dealer.add(one, { num: '699', areaNum: 1 }));
    await zones.runner().runNext();
    expect(valueOf(await dealer.job(stale.id))).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('nothing was imported'),
    });
    expect(await counts(one, other)).toEqual([1, 0]);
    expect((await zones.history(other)).length).toBe(0);
  });

  it('goes on where a server died, and a step that breaks leaves nothing', async () => {
    const [one, other] = [await zones.site(), await zones.site()];
    const dealer = await zones.person();
    const check = valueOf(await dealer.check(fileOf(one, other, 700)));
    const job = valueOf(await dealer.start(check.id));
    const problems: unknown[] = [];
    let waits = 0;
    await zones
      .runner(() => {
        waits += 1;
        return waits < 2 ? Promise.resolve() : Promise.reject(new Error('killed'));
      }, problems)
      .runNext();
    expect(problems).toHaveLength(1);
    expect(await counts(one, other)).toEqual([0, 0]);
    zones.world.clock.advance(120000);
    expect(await zones.runner(undefined, problems).runNext()).toBe('worked');
    expect(problems).toHaveLength(1);
    expect(valueOf(await dealer.job(job.id))).toMatchObject({ state: 'done', done: 700 });
    expect(await counts(one, other)).toEqual([350, 350]);
  });

  it('is for dealers with the right, and a check for its person alone', async () => {
    const one = await zones.site();
    const text = `Site,Zone,Description\n${one},001,Door`;
    const [dealer, reader] = [await zones.person(), await zones.person({ roles: ['zonesRead'] })];
    const customer = await zones.person({ application: 3, links: [one] });
    for (const refused of [await reader.check(text), await customer.check(text)])
      expect(refused).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await dealer.check(text, 9999)).toMatchObject({ error: { kind: 'notFound' } });
    const check = valueOf(await dealer.check(text));
    const other = await zones.person();
    expect(await other.start(check.id)).toMatchObject({ error: { code: 'importGone' } });
    zones.world.clock.advance(3600000);
    const again = await zones.person();
    expect(await again.start(check.id)).toMatchObject({ error: { code: 'importGone' } });
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 0]);
    expect(await again.check(workbook)).toMatchObject({ error: { code: 'csvRefused' } });
    expect(await again.check(`Zone,Description\n001,"Door`)).toMatchObject({
      error: { message: expect.stringContaining('never closed') },
    });
    const rows = Array.from({ length: 10_001 }, () => '001,Door').join('\n');
    expect(await again.check(`Zone,Description\n${rows}`)).toMatchObject({
      error: { message: expect.stringContaining('10,000 rows') },
    });
  });
});
