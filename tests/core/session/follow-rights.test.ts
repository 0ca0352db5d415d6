import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followRights, RIGHTS_ASKED_EVERY } from '#core/session/follow-rights.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { scripted } from '#tests/support/scripted.ts';

const left = viewOf(1);
const had = { ...left, user: { ...left.user, roles: ['audit'] } };

const open = () => {
  const session = new SessionContext();
  session.apply({ kind: 'signedIn', grant: grantOf(had) });
  const forbidden$ = new Subject<void>();
  const gateway = scripted<SessionGateway>();
  const follower = followRights({ forbidden$, gateway, session });
  follower.start();
  follower.start();
  return { session, forbidden$, gateway, follower };
};
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a right that was withdrawn', () => {
  it('is known after the first refusal, however many came at once', async () => {
    const { session, forbidden$, gateway } = open();
    gateway.onMe.gives(left);
    forbidden$.next();
    forbidden$.next();
    await rest(0);
    expect(gateway.onMe.calls).toHaveLength(1);
    expect(session.current.view?.user.roles).toEqual([]);
  });

  it('is asked for again later, and a question that failed changes nothing', async () => {
    const { session, forbidden$, gateway } = open();
    gateway.onMe.fails({ kind: 'unreachable' }).gives(left);
    forbidden$.next();
    await rest(RIGHTS_ASKED_EVERY);
    expect(session.current.view).toEqual(had);
    forbidden$.next();
    await rest(0);
    expect(session.current.view).toEqual(left);
  });

  it('is no question once nobody follows', () => {
    const { forbidden$, gateway, follower } = open();
    follower.dispose();
    forbidden$.next();
    expect([forbidden$.observed, gateway.onMe.calls]).toEqual([false, []]);
  });
});
