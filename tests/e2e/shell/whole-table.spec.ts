import { goWithin, stopsOf } from '../support/stops.ts';
import { ANSWERED, expect, test } from '../support/test.ts';

/** One user per audience who also visits every refused URL. The test of the route guard covers the other users. */
const REFUSED: ReadonlySet<string> = new Set([
  'staff.limited',
  'dealer.limited',
  'limited@example.com',
]);

test('Each demo account finds a screen at every address it may see, and those with few rights are refused at all others', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  // The test takes long: eight users sign in one after another.
  test.slow();
  for (const username of [
    'staff.admin',
    'staff.limited',
    'dealer.admin',
    'dealer.limited',
    'dealer.sso',
    'owner@example.com',
    'limited@example.com',
    'newcomer@example.com',
  ]) {
    const all = await stopsOf(page, server, username);
    const stops = all.filter(({ refusal }) => refusal === null || REFUSED.has(username));
    expect(stops.filter(({ refusal }) => refusal === null).length).toBeGreaterThan(5);
    const wrong: (string | null)[] = [];
    for (const stop of stops) wrong.push(await goWithin(page, stop));
    expect(
      wrong.filter((one) => one !== null),
      username,
    ).toEqual([]);
  }
});
