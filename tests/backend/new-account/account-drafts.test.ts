import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_LIMITS } from '#core/new-account/new-account-limits.ts';
import { emptyDraft } from '#core/new-account/account-draft.schema.ts';
import { wholeDraft } from '#tests/support/account-draft.ts';
import { describeDatabase } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { GROUPS, newAccountWorld } from './new-account-world.ts';

type World = Awaited<ReturnType<typeof newAccountWorld>>;
type Person = Awaited<ReturnType<World['person']>>;

const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };

describeDatabase('drafts of new accounts', (engine) => {
  let world: World;
  let dana: Person;
  let other: Person;
  beforeAll(async () => {
    world = await newAccountWorld(engine);
    dana = await world.person([GROUPS.parent, GROUPS.stranger]);
    other = await world.person([GROUPS.parent], undefined, 'Omar Haddad');
  });
  afterAll(() => world.close());

  describe('kept on the server', () => {
    it('stands in the list and opens on another device as it was saved', async () => {
      const id = randomUUID();
      const draft = wholeDraft(GROUPS.branch, 'HP2001');
      valueOf(await dana.save(id, draft));
      const { branches, drafts } = valueOf(await dana.start());
      expect(branches.map(({ siteGroupNum }) => siteGroupNum)).toEqual([
        GROUPS.parent,
        GROUPS.branch,
      ]);
      expect(drafts.find((one) => one.id === id)).toMatchObject({
        name: 'Pier Nine Brewing',
        step: 'premises',
      });
      expect(valueOf(await dana.read(id))).toMatchObject({ rev: 1, draft, document: null });
      valueOf(await dana.discard(id));
      expect(await dana.read(id)).toEqual(NOT_FOUND);
    });

    it('tells the later of two tabs', async () => {
      const id = randomUUID();
      const draft = emptyDraft(GROUPS.parent);
      valueOf(await dana.save(id, draft));
      expect(valueOf(await dana.save(id, draft, 1)).rev).toBe(2);
      const conflict = (code: string) => ({ ok: false, error: { kind: 'conflict', code } });
      expect(await dana.save(id, draft, 1)).toMatchObject(conflict('staleRev'));
      expect(await dana.save(id, draft)).toMatchObject(conflict('idTaken'));
      expect(await other.save(id, draft)).toMatchObject(conflict('idTaken'));
      valueOf(await dana.discard(id));
    });

    it('is gone after 30 days', async () => {
      const id = randomUUID();
      valueOf(await dana.save(id, emptyDraft(GROUPS.parent)));
      await world.kysely
        .updateTable('account_draft')
        .set({ expires_at: world.clock.now() })
        .where('id', '=', id)
        .execute();
      expect(await dana.read(id)).toEqual(NOT_FOUND);
      expect(NEW_ACCOUNT_LIMITS.draftMs).toBe(30 * 24 * 3600000);
    });
  });

  describe('of one person in one group', () => {
    it('does not exist for a colleague, in another group, or for a group one has not', async () => {
      const id = randomUUID();
      valueOf(await dana.save(id, emptyDraft(GROUPS.parent)));
      for (const answer of [
        await other.read(id),
        await other.save(id, emptyDraft(GROUPS.parent), 1),
        await other.discard(id),
        await other.numbers(id, []),
        await other.submit(id),
        await other.attach(id),
        await dana.read(id, GROUPS.stranger),
        await other.read(id, GROUPS.stranger),
        await other.start(GROUPS.stranger),
      ])
        expect(answer).toEqual(NOT_FOUND);
      valueOf(await dana.discard(id));
    });

    it('goes with its person and its group', async () => {
      const leaver = await world.person([GROUPS.parent], undefined, 'Lee Park');
      const id = randomUUID();
      valueOf(await leaver.save(id, emptyDraft(GROUPS.parent)));
      await world.kysely.deleteFrom('user_group').where('user_id', '=', leaver.id).execute();
      expect((await leaver.read(id)).ok).toBe(false);
      await world.kysely.deleteFrom('session').execute();
      await world.kysely.deleteFrom('portal_user').where('id', '=', leaver.id).execute();
      const left = await world.kysely
        .selectFrom('account_draft')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(left).toBeUndefined();
      dana = await world.person([GROUPS.parent, GROUPS.stranger]);
      other = await world.person([GROUPS.parent], undefined, 'Omar Haddad');
    });

    it('is refused without the flag', async () => {
      const limited = await world.person([GROUPS.parent], []);
      expect(await limited.start()).toMatchObject({ error: { kind: 'forbidden' } });
      expect(await limited.save(randomUUID(), emptyDraft(null))).toMatchObject({
        error: { kind: 'forbidden' },
      });
    });
  });

  describe('numbers', () => {
    let id: string;
    beforeAll(async () => {
      id = randomUUID();
      await seedSite(world.kysely, {
        num: 2003,
        group: GROUPS.branch,
        name: 'Kestrel Print Works',
      });
      await seedSite(world.kysely, { num: 2004, group: GROUPS.stranger, name: 'A secret' });
      valueOf(await dana.save(id, emptyDraft(GROUPS.parent)));
    });

    it('says what each is, and names an owner within the scope alone', async () => {
      const { answers } = valueOf(
        await dana.numbers(id, ['hp2001', 'HP2003', 'HP2004', 'HP2008', 'HP9999']),
      );
      expect(answers.map(({ owner, state, xmit }) => [xmit, state, owner])).toEqual([
        ['HP2001', 'free', null],
        ['HP2003', 'inUse', 'Kestrel Print Works (Panel)'],
        ['HP2004', 'inUse', null],
        ['HP2008', 'reserved', null],
        ['HP9999', 'outside', null],
      ]);
      expect(answers[0]?.heldUntil).not.toBeNull();
    });

    it('holds a number half an hour for one draft, and lets go of what it does not name', async () => {
      const second = randomUUID();
      valueOf(await other.save(second, emptyDraft(GROUPS.parent)));
      const stateFor = async (who: Person, draft: string, xmit: string) =>
        valueOf(await who.numbers(draft, [xmit])).answers[0]?.state;
      expect(await stateFor(dana, id, 'HP2001')).toBe('free');
      expect(await stateFor(other, second, 'HP2001')).toBe('held');
      expect(await stateFor(dana, id, 'HP2002')).toBe('free');
      expect(await stateFor(other, second, 'HP2001')).toBe('free');
      world.clock.advance(NEW_ACCOUNT_LIMITS.holdMs);
      expect(await stateFor(dana, id, 'HP2001')).toBe('free');
      valueOf(await other.discard(second));
    });

    it('gives the lowest free number, and none of a block that is used up', async () => {
      const { blocks, free, next } = valueOf(await dana.numbers(id, [], { next: true }));
      expect(next).toBe('HP2000');
      expect(blocks[0]).toMatchObject({ first: 'HP2000', last: 'HP2009', used: 2, reserved: 2 });
      expect(free).toBe(6);
      const holds = ['HP2000', 'HP2001', 'HP2002', 'HP2005', 'HP2006', 'HP2007'];
      await world.kysely
        .insertInto('number_hold')
        .values(
          holds.map((xmit) => ({
            xmit,
            draft_id: randomUUID(),
            expires_at: world.clock.now() + 60000,
          })),
        )
        .onConflict((known) => known.column('xmit').doNothing())
        .execute();
      const full = valueOf(await dana.numbers(id, ['HP2000'], { next: true }));
      expect(full).toMatchObject({ next: null });
      const nothing = await dana.numbers(id, [], { branch: GROUPS.stranger });
      expect(nothing).toEqual(NOT_FOUND);
    });
  });

  it('warns of the same address however it is written, within the scope', async () => {
    const found = valueOf(await dana.similar('1  pier road.', '04101')).sites;
    expect(found.map(({ siteName }) => siteName)).toEqual(['Kestrel Print Works']);
    expect(valueOf(await dana.similar('2 Pier Road', '04101')).sites).toEqual([]);
  });
});
