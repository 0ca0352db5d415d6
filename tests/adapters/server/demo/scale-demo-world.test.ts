import { testVault } from '#tests/backend/harness/test-vault.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COPIED_TABLES } from '#adapters/server/demo/scale/copied-tables.ts';
import { runSeedCommand } from '#adapters/server/demo/scale/run-seed-command.ts';
import { FIRST_COPY, scaleDemoWorld } from '#adapters/server/demo/scale/scale-demo-world.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

/** Maps each site table whose rows are not simply copied to the reason. */
const LEFT_TABLES: Readonly<Record<string, string>> = {
  schedule_event: 'what was raised at the site it was copied from',
  site_term: 'the database makes them',
  change_request: 'somebody asked for it',
  intake: 'somebody wrote it',
  service_request: 'somebody asked for it',
  answering_message: 'somebody called',
  communication_test: 'somebody began it',
  certificate: 'somebody printed it',
  activity: 'as many as are wanted',
  alarm: 'those of the wanted past',
  silent_alarm: 'somebody gave a duress code',
  site_test: 'somebody placed it',
  site_favorite: 'of a person',
  site_visit: 'of a person',
  account_link: 'of a person',
  registration: 'of a person',
  passcode: 'sealed for its own row',
  contact_pin: 'sealed for its own row',
  removed_pin: 'sealed for its own row',
  gate_code: 'sealed for its own row',
  zone_import_row: 'rows of a file that wait for its import',
  bulk_test_row: 'a run of somebody',
  site_watch: 'of a group',
  site_editing: 'somebody edits it now',
  attention_state: 'said by somebody of what happened at the site',
  account_draft: 'somebody is making it',
  account_sheet_row: 'a sheet of somebody',
  site_document: 'somebody uploaded it',
  live_event: 'tells of what happened a moment ago',
};
const SITES = 40;
const SIGNALS = 2000;

describeEachEngine('npm run seed', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  const run = async (...args: readonly string[]) => {
    let said = '';
    let complained = '';
    const status = await runSeedCommand({
      args,
      output: { write: (text) => (said += text) },
      error: { write: (text) => (complained += text) },
      scale: (scale, write) => scaleDemoWorld(database, scale, write),
    });
    return { status, said, complained };
  };
  const count = async (text: string): Promise<number> => {
    const { rows } = await sql
      .raw<{ count: number }>(`select count(*)::int as count ${text}`)
      .execute(database.kysely);
    return rows[0]?.count ?? 0;
  };
  const seedDemo = () =>
    seedDemoWorld(database, {
      now: Date.UTC(2026, 2, 12, 18, 8),
      consumerUrl: 'http://localhost:4281',
      dealerUrl: 'http://localhost:4280',
      size: 'small',
      providerName: 'Northgate Monitoring',
      vault: testVault,
      hashSecret: (secret) => Promise.resolve(`hash of ${secret}`),
    });

  it('says what it needs', async () => {
    expect(await run('--sites', '3')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('no demo world to copy') as string,
    });
    for (const wrong of [
      [],
      ['--sites', '0'],
      ['--sites', 'many'],
      ['--sights', '3'],
      ['--sites', '3', '--signals', '-1'],
    ])
      expect((await run(...wrong)).status).toBe(2);
    expect((await run('--help')).said).toContain('--sites N');
  });

  it('copies sites until there are so many, each with its parts, words and past', async () => {
    await seedDemo();
    const people = await count('from portal_user');
    const own = await count('from site');
    expect((await run('--sites', '15', '--signals', '750')).said).toContain('15 sites written.');
    // The previous run wrote 15 sites; this run adds the remaining ones.
    expect((await run('--sites', String(SITES), '--signals', String(SIGNALS))).said).toContain(
      `${SITES - 15} sites written.`,
    );
    expect((await run('--sites', String(SITES))).said).toContain('0 sites written.');

    const copies = `site_num >= ${FIRST_COPY}`;
    expect(await count('from site')).toBe(own + SITES);
    expect(await count('from portal_user')).toBe(people);
    expect(await count(`from activity where ${copies}`)).toBe(SIGNALS);
    expect(
      await count(
        `from (select site_num from activity where ${copies} group by 1 having count(*) <> 50) a`,
      ),
    ).toBe(0);
    expect(await count(`from device where ${copies} and xmit = 'S' || site_num`)).toBe(SITES);
    expect(await count(`from zone where ${copies}`)).toBeGreaterThan(SITES);
    expect(
      await count(`from contact join contact_phone on contact_id = id where ${copies}`),
    ).toBeGreaterThan(SITES);
    expect(await count(`from site_term where ${copies} and term = lower('S' || site_num)`)).toBe(
      SITES,
    );
    // In the copies, every alarm has an existing history row, and every linked row has an existing alarm.
    expect(await count(`from alarm where ${copies}`)).toBeGreaterThan(0);
    expect(
      await count(`from alarm a where ${copies} and not exists (select from activity b where b.id = a.opened_by
        and b.site_num = a.site_num and b.alarm_num = a.num and b.at = a.raised_at)`),
    ).toBe(0);
    expect(
      await count(`from activity a where ${copies} and alarm_num is not null
        and not exists (select from alarm where num = a.alarm_num and alarm.site_num = a.site_num)`),
    ).toBe(0);
  });

  it('leaves out no table of a site without saying why', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'site_num'`.execute(database.kysely);
    const known = new Set<string>([...COPIED_TABLES, ...Object.keys(LEFT_TABLES)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
