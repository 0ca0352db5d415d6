import { describe, expect, it } from 'vitest';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

describe('the session, told to many', () => {
  it('tells every listener the states in their order when one of them applies an event itself', () => {
    const session = new SessionContext();
    const heard: Record<string, (number | null)[]> = { before: [], after: [] };
    session.state$.subscribe(({ context }) => heard['before']?.push(context.siteGroupNum));
    session.state$.subscribe(({ context }) => {
      if (context.siteGroupNum !== 4471) return;
      session.apply({ kind: 'groupChanged', siteGroupNum: 4480 });
      expect(session.current.context.siteGroupNum).toBe(4480);
    });
    session.state$.subscribe(({ context }) => heard['after']?.push(context.siteGroupNum));
    session.apply({ kind: 'signedIn', grant: grantOf(viewOf(2)) });
    expect(heard).toEqual({ before: [null, 4471, 4480], after: [null, 4471, 4480] });
  });

  it('tells nothing when an event changes nothing', () => {
    const session = new SessionContext();
    let reported = 0;
    session.state$.subscribe(() => (reported += 1));
    session.apply({ kind: 'tokenExpired', token: 'unknown' });
    session.apply({ kind: 'groupChanged', siteGroupNum: null });
    expect(reported).toBe(1);
  });
});
