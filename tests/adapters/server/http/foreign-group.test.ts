import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import {
  openTestPortal,
  TestBrowser,
  type TestPortal,
} from '#tests/adapters/server/support/test-portal.ts';

const DASHBOARD = '/api/home/dashboard';
const NOBODYS = 999_999_999;

describe('Nobody reaches what is not theirs: the site group a request names', () => {
  let portal: TestPortal;
  let browser: TestBrowser;
  let own: readonly number[];
  let others: readonly number[];
  beforeAll(async () => {
    portal = await openTestPortal();
    browser = new TestBrowser(portal);
    const login = await browser.signIn('dealer.limited');
    const { session } = login.json<{
      session: { user: { allowedDealers: { siteGroupNum: number }[] } };
    }>();
    own = session.user.allowedDealers.map(({ siteGroupNum }) => siteGroupNum);
    const groups = await portal.container
      .get(SERVER.database)
      .kysely.selectFrom('site_group')
      .select('num')
      .execute();
    others = groups.map(({ num }) => num).filter((num) => !own.includes(num));
  });
  afterAll(() => portal.close());

  const ask = (num: number) => browser.get(`${DASHBOARD}?siteGroupNum=${String(num)}`);

  it('answers for every allowed group', async () => {
    expect(own.length).toBeGreaterThan(0);
    for (const num of own) expect((await ask(num)).statusCode).toBe(200);
  });

  it('answers a foreign group exactly like one that nobody has', async () => {
    expect(others.length).toBeGreaterThan(0);
    const seenOf = (answer: Awaited<ReturnType<typeof ask>>) => ({
      status: answer.statusCode,
      body: { ...answer.json<Record<string, unknown>>(), requestId: '' },
    });
    const nothing = seenOf(await ask(NOBODYS));
    expect(nothing.status).toBe(404);
    for (const num of others.slice(0, 10)) expect(seenOf(await ask(num))).toEqual(nothing);
  });
});
