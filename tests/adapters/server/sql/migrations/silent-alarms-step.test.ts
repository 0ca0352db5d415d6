import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentAlarms } from '#adapters/server/sql/migrations/0077-silent-alarms.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';

const AT = 1_790_000_000_000;
const GROUP = 7701;

describeEachEngine('the step that takes duress codes out of history', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await writeFamily(database.kysely, { parent: 7700, branch: GROUP, stranger: 7702 });
    await seedSite(database.kysely, { num: 77010, group: GROUP, areas: [] });
    await seedSite(database.kysely, { num: 77011, group: GROUP, areas: [] });
  });
  afterAll(() => database.close());

  it('moves calls for help, removes what told of a duress code alone, and keeps every other row and name', async () => {
    const rows = await database.kysely.transaction().execute(async (tx) => {
      await sql`drop table silent_alarm`.execute(tx);
      const row = (event: string, comment: string, more: object = {}) =>
        tx
          .insertInto('activity')
          .values({
            id: randomUUID(),
            site_group_num: GROUP,
            site_num: 77010,
            at: AT,
            dev_num: null,
            kind: 'Data change',
            event,
            comment,
            code: null,
            service_type: null,
            priority: null,
            area_num: null,
            zone: null,
            zone_text: null,
            panel_user: null,
            alarm_num: null,
            actor: null,
            contact: null,
            receiver_id: null,
            counter: null,
            line: null,
            panel_at: null,
            raw: null,
            ...more,
          })
          .execute();
      const code = (holder: string, kind: 'normal' | 'duress', authority: number) =>
        tx
          .insertInto('passcode')
          .values({
            id: randomUUID(),
            site_num: 77010,
            holder,
            kind,
            authority,
            updated_at: AT,
            valid_from: null,
            valid_until: null,
            sealed: 'sealed',
            fingerprint: randomUUID(),
            updated_by: null,
            last_verified_at: null,
            deleted_at: null,
            revealed_at: null,
            revealed_by: null,
          })
          .execute();
      await code('Ann', 'duress', 5);
      await code('Anna', 'normal', 1);
      await code('Maria', 'normal', 4);
      const test = (verified_by: string) =>
        tx
          .insertInto('site_test')
          .values({
            id: randomUUID(),
            site_num: 77010,
            site_group_num: GROUP,
            mode: 'noAction',
            dev_nums: [1],
            scope: JSON.stringify({ kind: 'all' }),
            category: 'Other',
            verified_by,
            starts_at: AT,
            ends_at: AT + 1,
            reason: 'R',
            role: 'customer',
            placed_by_id: null,
            placed_by: 'P',
            warning: JSON.stringify({ minutes: [], channels: [] }),
            cleared_at: null,
            cleared_by: null,
            due_at: null,
            created_at: AT,
            updated_at: AT,
            updated_by: null,
          })
          .execute();
      await test('Ann');
      await test('Anna');
      await row('Test started', 'Whole site. Verified by Ann', { kind: 'Test' });
      await row('Test started', 'Whole site. Verified by Anna', { kind: 'Test' });
      await row('Duress code given', 'Given for placing a test.', {
        kind: 'Alarm',
        withheld: true,
      });
      await row('Passcode changed', 'Ann: Passcode');
      await row('Passcode changed', 'Anna: Passcode');
      await row('Passcode changed', 'Ann: Passcode', { site_num: 77011 });
      await sql`
        insert into audit (seq, at, operation, result, target, detail, key_id, mac, request_id, address)
        select coalesce(max(seq), 0) + 1, ${AT + 10}::bigint, 'duress.set', 'ok', 'site 77010',
               ${JSON.stringify({ subject: 'Ann' })}::jsonb, '', '', '', '' from audit`.execute(tx);
      for (const statement of silentAlarms.statements) await sql.raw(statement).execute(tx);
      const history = await tx
        .selectFrom('activity')
        .select(['site_num', 'event', 'comment'])
        .where('site_num', 'in', [77010, 77011])
        .orderBy('event')
        .orderBy('comment')
        .orderBy('site_num')
        .execute();
      const calls = await tx
        .selectFrom('silent_alarm')
        .select(['site_num', 'at', 'taken_at'])
        .execute();
      const proofs = await tx
        .selectFrom('site_test')
        .select('verified_by')
        .where('site_num', '=', 77010)
        .orderBy('verified_by')
        .execute();
      return { history, calls, proofs: proofs.map(({ verified_by }) => verified_by) };
    });
    expect(rows).toEqual({
      history: [
        { site_num: 77011, event: 'Passcode changed', comment: 'Ann: Passcode' },
        { site_num: 77010, event: 'Passcode changed', comment: 'Anna: Passcode' },
        { site_num: 77010, event: 'Test started', comment: 'Whole site. Verified by Anna' },
        { site_num: 77010, event: 'Test started', comment: 'Whole site. Verified by Maria' },
      ],
      calls: [{ site_num: 77010, at: AT, taken_at: AT }],
      proofs: ['Anna', 'Maria'],
    });
  });
});
