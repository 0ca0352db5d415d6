import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type AccountWorld, accountWorld } from './account-world.ts';

const CODES = ['sitePasscodeRead', 'sitePasscodeEdit'];
const CODE = '#Quarry-7731';

describeDatabase('the gate code of an account', (engine) => {
  let accounts: AccountWorld;
  beforeAll(async () => {
    accounts = await accountWorld(engine);
  });
  afterAll(() => accounts.world.close());

  const stored = (sn: number) =>
    accounts.world.database.kysely
      .selectFrom('gate_code')
      .selectAll()
      .where('site_num', '=', sn)
      .executeTakeFirst();

  it('is set, set anew and taken off with the rest of the account, and nothing says it', async () => {
    const sn = await accounts.site();
    const owner = await accounts.customer({ links: [sn], roles: CODES });
    const info = valueOf(await owner.read(sn));
    expect(info.gateCodeOnFile).toBe(false);
    valueOf(await owner.save(info, { pets: 'Cat' }, CODE));
    const set = valueOf(await owner.read(sn));
    expect(set).toMatchObject({ gateCodeOnFile: true, rev: 2 });
    const first = await stored(sn);
    // Saving the same code again has no effect, regardless of the user.
    valueOf(await owner.save(set, {}, CODE));
    expect(valueOf(await owner.read(sn)).rev).toBe(2);
    valueOf(await owner.save(set, {}, '#2222'));
    const second = await stored(sn);
    expect(second).toMatchObject({ id: first?.id, rev: 2 });
    valueOf(await owner.save(valueOf(await owner.read(sn)), {}, null));
    expect(await stored(sn)).toBeUndefined();
    expect(valueOf(await owner.read(sn)).gateCodeOnFile).toBe(false);
    expect((await accounts.lines(sn)).map(({ comment }) => comment).toSorted()).toEqual([
      'Gate code',
      'Gate code',
      'Pets, Gate code',
    ]);
    const record = await accounts.record(sn);
    expect(record.map(({ detail }) => detail['gateCode'])).toEqual([
      'changed',
      'changed',
      'changed',
    ]);
    const { rows } = await sql<{ text: string }>`
      select (select coalesce(jsonb_agg(audit), '[]')::text from audit) ||
             (select coalesce(jsonb_agg(activity), '[]')::text from activity) ||
             (select coalesce(jsonb_agg(live_event), '[]')::text from live_event) as text`.execute(
      accounts.world.database.kysely,
    );
    expect(rows[0]?.text).not.toMatch(/Quarry-7731|#2222/);
    expect(JSON.stringify([info, set, first, second])).not.toMatch(/Quarry-7731|#2222/);
  });

  it('is shown to who proved within five minutes who they are, with a line of the record each time', async () => {
    const sn = await accounts.site();
    const [owner, stranger] = [
      await accounts.customer({ links: [sn], roles: CODES }),
      await accounts.customer({ links: [await accounts.site()], roles: CODES }),
    ];
    valueOf(await owner.save(valueOf(await owner.read(sn)), {}, CODE));
    expect(await owner.reveal(sn)).toMatchObject({ error: { code: 'checkNeeded' } });
    expect(await owner.confirm('wrong')).toMatchObject({ error: { kind: 'wrong' } });
    expect(await owner.reveal(sn)).toMatchObject({ error: { code: 'checkNeeded' } });
    valueOf(await owner.confirm(PASSWORD));
    expect(valueOf(await owner.reveal(sn))).toEqual({ code: CODE });
    expect(valueOf(await owner.reveal(sn))).toEqual({ code: CODE });
    const looks = (await accounts.record(sn)).filter(
      ({ operation }) => operation === 'gateCode.reveal',
    );
    expect(looks).toMatchObject([
      { result: 'ok', actor_id: owner.id, detail: {} },
      { result: 'ok', actor_id: owner.id, detail: {} },
    ]);
    valueOf(await stranger.confirm(PASSWORD));
    expect(await stranger.reveal(sn)).toEqual({ ok: false, error: { kind: 'notFound' } });
    accounts.world.clock.advance(5 * 60000);
    expect(await owner.reveal(sn)).toMatchObject({ error: { code: 'checkNeeded' } });
  });

  it('is neither shown to nor changed by who may not, who sees that one is on file; one sealed under a lost key is set anew', async () => {
    const sn = await accounts.site();
    const [owner, limited] = [
      await accounts.customer({ links: [sn], roles: CODES }),
      await accounts.customer({ links: [sn] }),
    ];
    valueOf(await owner.save(valueOf(await owner.read(sn)), {}, CODE));
    const info = valueOf(await limited.read(sn));
    expect(info.gateCodeOnFile).toBe(true);
    valueOf(await limited.confirm(PASSWORD));
    expect(await limited.reveal(sn)).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await limited.save(info, { pets: 'Cat' }, '#9999')).toMatchObject({
      error: { kind: 'forbidden' },
    });
    expect(valueOf(await limited.read(sn)).form.pets).toBeNull();
    valueOf(await limited.save(info, { pets: 'Cat' }));
    valueOf(await owner.confirm(PASSWORD));
    expect(valueOf(await owner.reveal(sn))).toEqual({ code: CODE });
    await accounts.world.database.kysely
      .updateTable('gate_code')
      .set({ sealed: 'gone.AAAA' })
      .where('site_num', '=', sn)
      .execute();
    expect(await owner.reveal(sn)).toMatchObject({ error: { code: 'gateCodeUnreadable' } });
    valueOf(await owner.save(valueOf(await owner.read(sn)), {}, '#1'));
    expect(valueOf(await owner.reveal(sn))).toEqual({ code: '#1' });
  });
});
