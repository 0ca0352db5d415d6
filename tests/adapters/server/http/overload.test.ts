import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const MORE_THAN_MAY_WAIT = 300;

describe('a full queue before the database', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it('answers 503 with a wait to whoever finds no place, and serves everyone who waits', async () => {
    const held: { release: () => void } = { release: () => undefined };
    const until = new Promise<void>((resolve) => (held.release = resolve));
    const { kysely } = portal.container.get(SERVER.database);
    const holding = kysely.transaction().execute(() => until);
    const asked = Array.from({ length: MORE_THAN_MAY_WAIT }, () =>
      new TestBrowser(portal).get('/api/statusBanner'),
    );
    // Whoever is turned away is answered while the others still wait.
    const turnedAway = await Promise.any(
      asked.map(async (answer) =>
        (await answer).statusCode === 503 ? answer : Promise.reject(new Error('served')),
      ),
    );
    expect(turnedAway.headers['retry-after']).toBe('1');
    held.release();
    await holding;
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});
