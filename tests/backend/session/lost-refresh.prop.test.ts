import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { describeDatabase } from '../harness/database.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Generates refreshes, each with the delay since the previous refresh and whether its response arrives. */
const refreshes = fc.array(
  fc.record({
    after: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: SECOND, max: 40 * SECOND }) },
      { weight: 1, arbitrary: fc.integer({ min: SECOND, max: 20 * MINUTE }) },
    ),
    lost: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
);

describeDatabase('Nobody is signed out by a refresh: a refresh whose answer is lost', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const signedIn = async (): Promise<TestBrowser> => {
    const { username } = await world.person();
    const browser = world.browser({ address: randomUUID() });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return browser;
  };

  it('never signs anybody out, however often and however long, and forks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(refreshes, async (walk) => {
        const browser = await signedIn();
        for (const { after, lost } of walk) {
          world.clock.advance(after);
          const cookie = browser.refresh;
          expect(await browser.refreshToken()).toMatchObject({ ok: true });
          expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
          if (lost) browser.refresh = cookie;
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is no cover for a copied token: whichever of two browsers comes second ends the session', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: DURATIONS.refreshGrace, max: 20 * MINUTE }),
        fc.boolean(),
        async (later, thiefFirst) => {
          const owner = await signedIn();
          const thief = world.browser({ address: randomUUID() });
          thief.refresh = owner.refresh;
          const [first, second] = thiefFirst ? [thief, owner] : [owner, thief];
          expect(await first.refreshToken()).toMatchObject({ ok: true });
          world.clock.advance(later);
          const over = { error: { kind: 'sessionOver' } };
          expect(await second.refreshToken()).toMatchObject(over);
          expect(await first.refreshToken()).toMatchObject(over);
        },
      ),
      { numRuns: 8 },
    );
  });
});
