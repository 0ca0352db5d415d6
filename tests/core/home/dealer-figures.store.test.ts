import { describe, expect, it } from 'vitest';
import { DealerFigures } from '#core/home/dealer-figures.store.ts';
import type { HomeGateway } from '#core/home/home.gateway.port.ts';
import { err, type Failure } from '#core/kernel/result.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

/** Dana in group 1, and every reading with whether it went in the background. */
const world = (failure: Failure = { kind: 'unreachable' }) => {
  const session = new SessionContext();
  session.apply({
    kind: 'signedIn',
    grant: grantOf({ userId: 'dana', application: 2, token: 't', group: 1 }),
  });
  const clock = { at: 1000, now: () => clock.at };
  const readings: boolean[] = [];
  const dealerHome: HomeGateway['dealerHome'] = (how) => {
    readings.push(how?.background ?? false);
    return Promise.resolve(err(failure));
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
