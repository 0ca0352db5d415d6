import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const RIGHT = 'HARBOR7';
const WRONG = 'WRONG-CODE-58';
const FORM = {
  mode: 'noAction',
  devNums: [],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  category: 'Technician test',
  startsAt: null,
  length: 7200000,
  endsAt: null,
  recurrence: null,
  reason: 'Testing the system',
  warning: { minutes: [15], channels: ['inApp'] },
  confirmed: false,
};

describe('a code given for a test', () => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
  });
  afterAll(() => portal.close());

  const place = (siteNum: number, code: unknown) =>
    browser.write('POST', `/api/site/${siteNum}/tests`, { id: randomUUID(), ...FORM, code });

  it('stands in no answer, no line of the log and no row of the database, right or wrong', async () => {
    const details = await browser.get('/api/device/xmit/details?xmit=HP2210');
    const { siteNum } = details.json<{ siteNum: number }>();
    const answers = [
      await place(siteNum, WRONG),
      await place(siteNum, { [WRONG]: WRONG }),
      await place(siteNum, WRONG.repeat(9)),
      await place(siteNum, RIGHT),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 400, 400, 200]);
    expect(answers[3]?.body).toContain('"verifiedBy":"Account passcode"');
    answers.push(await browser.get(`/api/site/${siteNum}/tests`));
    answers.push(await browser.get(`/api/site/${siteNum}/info`));
    const seen = JSON.stringify([
      answers.map(({ body, headers }) => [body, headers]),
      portal.lines,
    ]);

    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      portal.database.kysely,
    );
    const written = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ all: string | null }>`
          select string_agg(row::text, ' ') as all from ${sql.table(name)} row`.execute(
          portal.database.kysely,
        );
        return [name, rows[0]?.all ?? ''] as const;
      }),
    );
    expect(written.find(([name]) => name === 'audit')?.[1] ?? '').not.toBe('');
    for (const code of [RIGHT, WRONG]) {
      expect(seen).not.toContain(code);
      expect(written.filter(([, text]) => text.includes(code)).map(([name]) => name)).toEqual([]);
    }
  });
});
