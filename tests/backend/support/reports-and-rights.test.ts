import { intakeApi } from '#core/intake/intake.api.ts';
import { supportApi } from '#core/support/support.api.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { REPORT_LIST, STAFF_LIST } from '#core/support/support-list.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IntakeStatus } from '#core/support/supported-users.schema.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeEachEngine } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

describeEachEngine('what support does', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (seed: AccountSeed) => {
    const person = await world.person(seed);
    const browser = world.browser({ address: `198.18.32.${(visitors += 1)}` });
    await browser.logIn(person.username, PASSWORD);
    return { person, browser };
  };

  describe('reports', () => {
    const write = async (name: string, summary: string) => {
      const { person, browser } = await enter({ name });
      const sent = await browser.call(intakeApi.submitBug.access, (c) =>
        world.backend.intake.submitBug(c, {
          summary,
          details: '<b>bold</b>',
          route: '/home',
          appVersion: '1.0',
          idempotencyKey: null,
          siteGroupNum: null,
        }),
      );
      if (!sent.ok) throw new Error('the report was refused');
      return { person, reference: sent.value.reference };
    };
    const support = async () => {
      const { person, browser } = await enter({ application: 1, roles: ['support'] });
      const list = (status: IntakeStatus | null = null, change: Partial<ListQuery> = {}) =>
        browser.call(supportApi.supportReports.access, (c) =>
          world.backend.support.supportReports(c, {
            ...REPORT_LIST.start,
            ...change,
            filters: { kind: 'bug', ...(status !== null && { status }) },
            size: 100,
          }),
        );
      const move = (reference: string, status: IntakeStatus, rev: number) =>
        browser.call(supportApi.supportReportStatus.access, (c) =>
          world.backend.support.supportReportStatus(c, { reference, status, rev }),
        );
      const take = (change: Partial<ListQuery>) =>
        browser.call(supportApi.supportReportsExport.access, (c) =>
          world.backend.support.supportReportsExport(c, {
            query: { ...REPORT_LIST.start, ...change },
            columns: ['report', 'from'],
            format: 'csv',
          }),
        );
      return { person, list, move, take };
    };

    it('are listed newest first, with who wrote them and every sign of the text', async () => {
      await write('Ann Writer', 'Older');
      world.clock.advance(1000);
      const { reference } = await write('Ben Writer', 'Newer');
      const { list } = await support();
      const found = await list();
      if (!found.ok) throw new Error('no list');
      expect(found.value.reports.slice(0, 2)).toMatchObject([
        {
          reference,
          summary: 'Newer',
          text: '<b>bold</b>',
          writtenBy: 'Ben Writer',
          actingStaff: null,
          status: 'New',
          rev: 1,
        },
        { summary: 'Older', writtenBy: 'Ann Writer' },
      ]);
      expect(found.value.total).toBeGreaterThanOrEqual(2);
    });

    it('move on once: the second of two people is told, and both leave a row', async () => {
      const { reference } = await write('Cleo Writer', 'Contended');
      const { person, list, move } = await support();
      const answers = await Promise.all([
        move(reference, 'In progress', 1),
        move(reference, 'Closed', 1),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({
        error: { kind: 'conflict', code: 'staleRev' },
      });
      const rows = (await world.record(person.id)).filter((row) => row.startsWith('support.'));
      expect(rows.toSorted()).toEqual(['support.report/ok', 'support.report/refused']);
      const open = await list('New');
      const references = open.ok ? open.value.reports.map((r) => r.reference) : [];
      expect(references).not.toContain(reference);
    });

    it('are searched, sorted and taken away as they are filtered', async () => {
      await write('Dora Writer', 'Zebra crossing');
      await write('Dora Writer', 'apple_pie');
      const { list, take, person } = await support();
      const names = async (change: Partial<ListQuery>) => {
        const found = await list(null, change);
        return found.ok ? found.value.reports.map(({ summary }) => summary) : [];
      };
      expect(await names({ search: 'dora' })).toEqual(['apple_pie', 'Zebra crossing']);
      expect(await names({ search: 'e_p' })).toEqual(['apple_pie']);
      const sort = { key: 'report', direction: 'desc' } as const;
      expect(await names({ search: 'dora', sort })).toEqual(['Zebra crossing', 'apple_pie']);
      const made = await take({ search: 'dora', sort });
      if (!made.ok) throw new Error('not taken');
      expect(new TextDecoder().decode(made.value.bytes)).toBe(
        'Report,From\r\nZebra crossing,Dora Writer\r\napple_pie,Dora Writer\r\n',
      );
      expect(await world.record(person.id)).toContain('support.reportsExport/ok');
    });

    it('that do not exist cannot be moved', async () => {
      const { move } = await support();
      for (const reference of ['B-999999', 'X-000001', 'B-1', 'B-00000a', ''])
        expect(await move(reference, 'Closed', 1)).toMatchObject({ error: { kind: 'notFound' } });
    });
  });

  describe('rights of staff', () => {
    const admin = async (roles: readonly string[] = []) => {
      const { person, browser } = await enter({ application: 1, roles: ['staffAdmin', ...roles] });
      const list = () =>
        browser.call(supportApi.supportStaff.access, (c) => world.backend.support.supportStaff(c));
      const give = (accountId: string, rights: readonly string[], rev = 1) =>
        browser.call(supportApi.supportRights.access, (c) =>
          world.backend.support.supportRights(c, { accountId, rights, rev }),
        );
      return { person, browser, list, give };
    };

    it('act on the very next request, and are told with their revision', async () => {
      const { give, list } = await admin();
      const { person, browser } = await enter({ application: 1, roles: ['support'] });
      const reading = () =>
        browser.call(supportApi.supportReports.access, (c) =>
          world.backend.support.supportReports(c, REPORT_LIST.start),
        );
      expect(await reading()).toMatchObject({ ok: true });
      expect(await give(person.id, ['news', 'news'])).toMatchObject({
        value: { rights: ['news'], rev: 2 },
      });
      expect(await reading()).toMatchObject({ error: { kind: 'forbidden' } });
      const all = await list();
      const own = all.ok ? all.value.staff.find((m) => m.accountId === person.id) : null;
      expect(own).toMatchObject({ rights: ['news'], rev: 2 });
    });

    it('are taken away for the staff that a search leaves', async () => {
      const { person, browser } = await admin();
      const made = await browser.call(supportApi.supportStaffExport.access, (c) =>
        world.backend.support.supportStaffExport(c, {
          query: { ...STAFF_LIST.start, search: person.username },
          columns: ['username', 'rights'],
          format: 'csv',
        }),
      );
      if (!made.ok) throw new Error('not taken');
      expect(new TextDecoder().decode(made.value.bytes)).toBe(
        `Username,Rights\r\n${person.username},Staff rights\r\n`,
      );
      expect(await world.record(person.id)).toContain('support.staffExport/ok');
    });

    it('are refused from an older revision, unknown, or of somebody who is no staff', async () => {
      const { give } = await admin();
      const { person } = await enter({ application: 1 });
      const dealer = await world.person();
      expect(await give(person.id, ['news'], 2)).toMatchObject({ error: { kind: 'conflict' } });
      expect(await give(person.id, ['everything'])).toMatchObject({ error: { code: 'unknown' } });
      expect(await give(person.id, ['actAs'])).toMatchObject({
        error: { code: 'needsImpersonate' },
      });
      expect(await give(dealer.id, ['news'])).toMatchObject({ error: { kind: 'notFound' } });
      expect(await world.record(person.id)).toEqual([
        'login/ok',
        'staff.rights/refused',
        'staff.rights/refused',
        'staff.rights/refused',
      ]);
    });

    it('never leave nobody who can give them, even when two take each other’s at once', async () => {
      const own = await openTestWorld(engine);
      try {
        const people = await Promise.all([
          own.person({ application: 1, roles: ['staffAdmin'] }),
          own.person({ application: 1, roles: ['staffAdmin'] }),
        ]);
        const browsers = people.map((_, nr) => own.browser({ address: `198.18.33.${nr}` }));
        for (const [nr, browser] of browsers.entries())
          await browser.logIn(people[nr]?.username ?? '', PASSWORD);
        const answers = await Promise.all(
          browsers.map((browser, nr) =>
            browser.call(supportApi.supportRights.access, (c) =>
              own.backend.support.supportRights(c, {
                accountId: people[1 - nr]?.id ?? '',
                rights: [],
                rev: 1,
              }),
            ),
          ),
        );
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        const left = await own.database.kysely
          .selectFrom('user_right')
          .select('user_id')
          .where('name', '=', 'staffAdmin')
          .execute();
        expect(left).toHaveLength(1);
      } finally {
        await own.close();
      }
    });
  });
});
