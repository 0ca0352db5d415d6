import { describe, expect, it } from 'vitest';
import { DealerFigures } from '#core/home/dealer-figures.store.ts';
import type { HomeGateway } from '#core/home/home.api.ts';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { QUIET_HOME } from '#tests/support/dealer-home.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

/** Creates a world with the user `dana` in group 1. `readings` has one entry per read: true for a background read. */
const world = (
  failure: Failure = { kind: 'unreachable' },
  answer: Result<DealerHome, Failure> = err(failure),
) => {
  const session = new SessionContext();
  session.apply({
    kind: 'signedIn',
    grant: grantOf({ userId: 'dana', application: 2, token: 't', group: 1 }),
  });
  const clock = { at: 1000, now: () => clock.at };
  const readings: boolean[] = [];
  const dealerHome: HomeGateway['dealerHome'] = (_, how) => {
    readings.push(how?.background ?? false);
    return Promise.resolve(answer);
  };
  return {
    figures: new DealerFigures({ home: { dealerHome }, session, clock }),
    session,
    clock,
    readings,
  };
};

describe('the dealer’s figures', () => {
  it('are read once for the dashboard and the navigation, whichever opens first', async () => {
    for (const order of [
      ['read', 'readInBackground'],
      ['readInBackground', 'read'],
    ] as const) {
      const { figures, readings } = world();
      figures.ahead();
      figures.ahead();
      await Promise.all(order.map((ask) => figures[ask]()));
      await figures.readInBackground();
      expect(readings).toEqual([false]);
    }
  });

  it('are read anew by whoever asks again', async () => {
    const { figures, readings } = world();
    figures.ahead();
    await figures.read();
    await figures.read();
    await figures.read();
    expect(readings).toEqual([false, false, false]);
  });

  it('that the server failed at ahead are asked for again by whoever waits, so that its page opens', async () => {
    const { figures, readings } = world({ kind: 'faulted', status: 500, message: null });
    figures.ahead();
    expect(await figures.read()).toMatchObject({ ok: false, error: { kind: 'faulted' } });
    expect(readings).toEqual([false, false]);
  });

  it('are at hand from when they came until a person has read them, and only in their group', async () => {
    const parts = world(undefined, ok(QUIET_HOME));
    const atHand = (): DealerHome | null => parts.figures.atHand();
    expect(atHand()).toBeNull();
    parts.figures.ahead();
    expect(atHand()).toBeNull();
    await parts.figures.readInBackground();
    expect(atHand()).toBe(QUIET_HOME);
    parts.clock.at += 10000;
    expect(atHand()).toBeNull();
    parts.figures.ahead();
    await parts.figures.readInBackground();
    expect(atHand()).toBe(QUIET_HOME);
    await parts.figures.read();
    expect(atHand()).toBeNull();
    await parts.figures.read();
    expect(atHand()).toBeNull();

    const other = world(undefined, ok(QUIET_HOME));
    other.figures.ahead();
    await other.figures.readInBackground();
    other.session.apply({ kind: 'groupChanged', siteGroupNum: 2 });
    expect(other.figures.atHand()).toBeNull();
  });

  it('that did not come are never at hand', async () => {
    const { figures } = world();
    figures.ahead();
    await figures.readInBackground();
    expect(figures.atHand()).toBeNull();
  });

  it('of a background reading serve nobody who waits, for its failure would open no page', async () => {
    const { figures, readings } = world();
    await figures.readInBackground();
    await figures.read();
    expect(readings).toEqual([true, false]);
  });

  it.each([9999, -1])('begun ahead count %i ms later as the moment says', async (later) => {
    const { figures, readings, clock } = world();
    figures.ahead();
    clock.at += later;
    await figures.read();
    expect(readings).toHaveLength(later === 9999 ? 1 : 2);
    clock.at += 10000;
    await figures.readInBackground();
    expect(readings.at(-1)).toBe(true);
  });

  it('of another group or person count for nothing', async () => {
    const { figures, readings, session } = world();
    figures.ahead();
    session.apply({ kind: 'groupChanged', siteGroupNum: 2 });
    await figures.read();
    expect(readings).toHaveLength(2);
    session.apply({ kind: 'signedOut', reason: 'asked' });
    await figures.readInBackground();
    expect(readings).toEqual([false, false, true]);
  });
});
