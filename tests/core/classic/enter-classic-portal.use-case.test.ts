import { describe, expect, it } from 'vitest';
import type { HomeGateway } from '#core/home/home.api.ts';
import { enterClassicPortal } from '#core/classic/enter-classic-portal.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '../login/support/people.ts';
import { scripted } from '../../support/scripted.ts';

const begin = () => {
  const context = new SessionContext();
  context.apply({ kind: 'signedIn', grant: grantOf(viewOf(2)) });
  const classic = scripted<Pick<HomeGateway, 'classicKey'>>();
  const seen: string[] = [];
  context.state$.subscribe(({ view }) => seen.push(view === null ? 'nobody' : 'somebody'));
  const redirect = { enter: (key: string): void => void seen.push(`enters with ${key}`) };
  return { context, classic, seen, enter: enterClassicPortal({ classic, redirect, context }) };
};

describe('handing over to the classic portal', () => {
  it('leaves with a key that ends the own session, before any screen hears of it', async () => {
    const { context, classic, seen, enter } = begin();
    classic.onClassicKey.gives({ rwKey: 'one-time' });
    expect(await enter()).toEqual({ ok: true, value: undefined });
    expect(classic.onClassicKey.calls).toEqual([[{ deleteSession: true, userRequested: false }]]);
    expect(seen).toEqual(['somebody', 'enters with one-time', 'nobody']);
    expect(context.current.ended).toBe('asked');
  });

  it('stays signed in when no key could be had, and works on the next try', async () => {
    const { context, classic, seen, enter } = begin();
    classic.onClassicKey.fails({ kind: 'unreachable' }).gives({ rwKey: 'one-time' });
    expect(await enter()).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(seen).toEqual(['somebody']);
    expect(context.current.view).not.toBeNull();
    expect((await enter()).ok).toBe(true);
  });
});
