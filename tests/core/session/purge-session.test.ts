import { describe, expect, it } from 'vitest';
import { purgeSession } from '#core/session/purge-session.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const grant = (id: string) => {
  const { user, ...view } = viewOf(2);
  return grantOf({ ...view, user: { ...user, id } });
};

const open = (prepare: (session: SessionContext) => void = () => undefined) => {
  const session = new SessionContext();
  prepare(session);
  const purged: string[] = [];
  const purge = purgeSession({
    session,
    memory: [{ purge: () => purged.push('memory') }],
    storage: [{ purge: () => purged.push('storage') }],
    typed: [{ purge: () => purged.push('typed') }],
  });
  purge.start();
  return { session, purged, purge };
};

describe('the end of a session’s traces', () => {
  it('comes with every kind of end, once', () => {
    for (const reason of ['asked', 'expired', 'elsewhere', 'impersonationExpired'] as const) {
      const { session, purged } = open((s) => s.apply({ kind: 'signedIn', grant: grant('a') }));
      expect(purged).toEqual([]);
      session.apply({ kind: 'signedOut', reason });
      session.apply({ kind: 'signedOut', reason });
      // If the user signed out deliberately, unsaved text is deleted. After any other end of the session, unsaved text is
      // kept for the user who typed it.
      expect(purged).toEqual(['memory', 'storage', ...(reason === 'asked' ? ['typed'] : [])]);
    }
  });

  it('comes when another person takes over without a sign-out between', () => {
    const { session, purged } = open((s) => s.apply({ kind: 'signedIn', grant: grant('a') }));
    session.apply({ kind: 'impersonationStarted', grant: grant('b') });
    expect(purged).toEqual(['memory', 'storage']);
    session.apply({ kind: 'signedIn', grant: grant('c') });
    expect(purged).toHaveLength(4);
  });

  it('leaves their own storage to whoever comes, and nothing in memory of what was said before', () => {
    const { session, purged } = open();
    session.apply({ kind: 'signedIn', grant: grant('a') });
    expect(purged).toEqual(['memory']);
  });

  it('leaves a person alone whose token is renewed or who signs in again', () => {
    const { session, purged } = open((s) => s.apply({ kind: 'signedIn', grant: grant('a') }));
    const { generation } = session.current.context;
    session.apply({ kind: 'tokenRefreshed', grant: grant('a'), generation });
    session.apply({ kind: 'signedIn', grant: grant('a') });
    expect(purged).toEqual([]);
  });

  it('is made good for a session that ended before anybody followed; the words that say so stay', () => {
    const { purged } = open((s) => s.apply({ kind: 'signedOut', reason: 'expired' }));
    expect(purged).toEqual(['storage']);
  });

  it('comes no more once nobody follows', () => {
    const { session, purged, purge } = open();
    purge.dispose();
    purge.dispose();
    session.apply({ kind: 'signedIn', grant: grant('a') });
    session.apply({ kind: 'signedOut', reason: 'asked' });
    expect(purged).toEqual([]);
  });
});
