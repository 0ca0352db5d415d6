import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import { linksWorld, siteWithPasscode, type LinksWorld } from './links-world.ts';
import { describeDatabase } from '../harness/database.ts';

const NOT_PROVEN = { ok: false, error: { kind: 'unacceptable', code: 'accountNotProven' } };

const sitesOf = (answer: Result<AccountLinks, Refusal>): readonly number[] | null =>
  answer.ok ? answer.value.links.map(({ siteNum }) => siteNum) : null;
const activeOf = (answer: Result<AccountLinks, Refusal>): number | null | undefined =>
  answer.ok ? answer.value.activeSiteNum : undefined;

describeDatabase('account links', (engine) => {
  let world: LinksWorld;
  beforeAll(async () => {
    world = await linksWorld(engine);
  });
  afterAll(() => world.close());

  describe('adding', () => {
    it('takes number and passcode in any case, answers all links, and says when it is one already', async () => {
      const { customer, links } = await world.customer();
      const num = await siteWithPasscode(world, { passcode: 'Mooring7' });
      // A site number with spaces, dashes or full-width digits is accepted.
      const wide = String(num).replaceAll(/\d/g, (digit) =>
        String.fromCodePoint(0xff10 + Number(digit)),
      );
      expect(sitesOf(await links.add(` ｈｐ ${wide} `, ' mOORING-7 '))).toEqual([num]);
      expect(await links.add(`HP-${num}`, 'MOORING 7')).toMatchObject({
        ok: false,
        error: {
          kind: 'conflict',
          message: 'You already added this account.',
          code: 'alreadyLinked',
        },
      });
      expect(await world.record(customer.id)).toContain('link.add/ok');
    });

    it('answers an unknown number, a wrong passcode, a site without one and a cancelled one alike', async () => {
      const { links } = await world.customer();
      const known = await siteWithPasscode(world, { passcode: 'MOORING7' });
      const without = await siteWithPasscode(world, { passcode: null });
      const cancelled = await siteWithPasscode(world, { passcode: 'MOORING7', state: 'cancelled' });
      const before = world.hasher.verified;
      const answers = [
        await links.add('HP0', 'MOORING7'),
        await links.add(`HP${known}`, 'MOORING8'),
        await links.add(`HP${without}`, 'MOORING7'),
        await links.add(`HP${cancelled}`, 'MOORING7'),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject(NOT_PROVEN);
        expect(answer).toEqual(answers[0]);
      }
      expect(world.hasher.verified - before).toBe(answers.length);
    });

    it('allows ten guesses an hour for a number, from wherever they come', async () => {
      const num = await siteWithPasscode(world, { passcode: 'MOORING7' });
      for (let tried = 0; tried < 10; tried += 1) {
        const { links } = await world.customer({ address: `203.0.113.${tried}` });
        expect(await links.add(`HP${num}`, `GUESS${tried}`)).toMatchObject(NOT_PROVEN);
      }
      const { customer, links } = await world.customer({ address: '203.0.113.99' });
      const limited = await links.add(`hp${num}`, 'MOORING7');
      expect(limited).toMatchObject({ ok: false, error: { kind: 'tooMany' } });
      expect(await world.record(customer.id)).toContain('link.add/limited');
      const other = await siteWithPasscode(world, { passcode: 'MOORING7' });
      expect(sitesOf(await links.add(`HP${other}`, 'MOORING7'))).toEqual([other]);
    });

    it('allows ten guesses an hour from an address, whatever number they try', async () => {
      const { links } = await world.customer({ address: '203.0.113.200' });
      for (let tried = 0; tried < 10; tried += 1)
        expect(await links.add(`NO${tried}`, 'GUESS')).toMatchObject(NOT_PROVEN);
      expect(await links.add('NO11', 'GUESS')).toMatchObject({ error: { kind: 'tooMany' } });
    });

    it('gives a right guess back, and one that was not checked', async () => {
      const { links } = await world.customer({ address: '203.0.113.201' });
      const num = await siteWithPasscode(world, { passcode: 'MOORING7' });
      for (let round = 0; round < 12; round += 1) {
        expect(sitesOf(await links.add(`HP${num}`, 'MOORING7'))).toEqual([num]);
        expect(sitesOf(await links.remove(num))).toEqual([]);
      }
      world.hasher.busy = true;
      for (let round = 0; round < 12; round += 1)
        expect(await links.add(`HP${num}`, 'MOORING7')).toMatchObject({ error: { kind: 'busy' } });
      world.hasher.busy = false;
      expect(sitesOf(await links.add(`HP${num}`, 'MOORING7'))).toEqual([num]);
    });

    it('keeps neither number nor passcode in the record', async () => {
      const { customer, links } = await world.customer();
      const num = await siteWithPasscode(world, { passcode: 'MOORING7' });
      await links.add('SECRETWORD', 'OTHERSECRET');
      await links.add(`HP${num}`, 'MOORING7');
      const rows = await world.database.kysely
        .selectFrom('audit')
        .selectAll()
        .where('subject_id', '=', customer.id)
        .execute();
      expect(JSON.stringify(rows)).not.toMatch(/SECRETWORD|OTHERSECRET|MOORING7/);
      const kept = await world.database.kysely.selectFrom('bucket').select('key').execute();
      expect(JSON.stringify(kept)).not.toContain('SECRETWORD');
    });
  });

  describe('the active site', () => {
    it('is the first one added; a favourite does not move it, a switch does, for sessions and sign-ins to come', async () => {
      const { customer, links, browser } = await world.customer();
      const near = await siteWithPasscode(world, { group: 4471, name: 'Aft' });
      const far = await siteWithPasscode(world, { group: 4490, name: 'Bow' });
      expect(activeOf(await links.add(`HP${near}`, 'MOORING7'))).toBe(near);
      expect(activeOf(await links.add(`HP${far}`, 'MOORING7'))).toBe(near);
      const marked = await links.favorite(far, true);
      expect([sitesOf(marked), activeOf(marked)]).toEqual([[far, near], near]);
      expect(await world.groupOf(browser)).toBe(4471);
      expect(activeOf(await links.activate(far))).toBe(far);
      expect(await world.groupOf(browser)).toBe(4490);
      await links.favorite(far, false);
      expect(await world.groupOf(await world.signIn(customer))).toBe(4490);
      const gone = await links.remove(far);
      expect([sitesOf(gone), activeOf(gone)]).toEqual([[near], near]);
      expect(await world.groupOf(browser)).toBe(4471);
      expect(activeOf(await links.remove(near))).toBeNull();
      expect(await world.groupOf(browser)).toBeNull();
    });

    it('of a removed link changes nothing for a repeat, and leaves no second line in the record', async () => {
      const { customer, links } = await world.customer();
      const num = await siteWithPasscode(world, {});
      await links.add(`HP${num}`, 'MOORING7');
      expect(sitesOf(await links.remove(num))).toEqual([]);
      expect(sitesOf(await links.remove(num))).toEqual([]);
      const lines = await world.record(customer.id);
      expect(lines.filter((line) => line === 'link.remove/ok')).toHaveLength(1);
    });

    it('of somebody else cannot be marked or worked with', async () => {
      const { links } = await world.customer();
      const foreign = await siteWithPasscode(world, {});
      for (const answer of [await links.favorite(foreign, true), await links.activate(foreign)])
        expect(answer).toEqual({ ok: false, error: { kind: 'notFound' } });
    });
  });

  it('carry the state of their sites', async () => {
    const { links } = await world.customer();
    const now = world.clock.now();
    const num = await siteWithPasscode(world, {
      state: 'cancelPending',
      alarms: [{ num: world.next(), priority: 1, state: 'New', raisedAt: now - 1 }],
      tests: [{ startsAt: now - 1, endsAt: now + 60_000 }],
      troubles: [{ since: now - 1 }],
    });
    await links.add(`HP${num}`, 'MOORING7');
    const listed = await links.load();
    expect(listed.ok && listed.value.links.map(({ badges }) => badges)).toEqual([
      {
        monitoring: 'Cancel pending',
        onTestUntil: new Date(now + 60_000).toISOString(),
        timeZone: 'America/New_York',
        alarmActive: true,
        trouble: true,
      },
    ]);
  });

  it('say that alarms are on hold only if all open ones are', async () => {
    const { links } = await world.customer();
    const raisedAt = world.clock.now() - 1;
    const held = () => ({ num: world.next(), priority: 4, state: 'On hold', raisedAt }) as const;
    const open = () => ({ num: world.next(), priority: 2, state: 'New', raisedAt }) as const;
    for (const [alarms, alarmHeld] of [
      [[held(), held()], true],
      [[held(), open()], undefined],
      [[], undefined],
    ] as const) {
      const num = await siteWithPasscode(world, { alarms: [...alarms] });
      await links.add(`HP${num}`, 'MOORING7');
      const listed = await links.load();
      const found = listed.ok && listed.value.links.find(({ siteNum }) => siteNum === num);
      expect(found && found.badges).toMatchObject({ alarmActive: alarms.length > 0 });
      expect(found && found.badges.alarmHeld).toBe(alarmHeld);
    }
  });
});
