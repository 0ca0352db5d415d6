import { describe, expect, it } from 'vitest';
import { HoldRequest } from '#core/gating/hold-request.use-case.ts';
import type { Release } from '#core/gating/pass.ts';
import type { RequestKind } from '#core/gating/request-kind.rule.ts';
import type { RefreshOutcome } from '#core/session/token-refresher.port.ts';
import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf } from './support/grants.ts';

const settle = async () => {
  for (let i = 0; i < 4; i += 1) await Promise.resolve();
};

/** Creates a queue of held requests with a real session. Logs each held request by its name. */
const open = () => {
  const session = new SessionContext();
  const refreshes: { generation: number; answer: (outcome: RefreshOutcome) => void }[] = [];
  const logged: string[] = [];
  const told: string[] = [];
  const hold = new HoldRequest({
    session,
    refresher: {
      refresh: (generation) =>
        new Promise((answer) => {
          refreshes.push({ generation, answer });
        }),
    },
    log: { held: (label) => logged.push(label) },
  });
  const heldCounts: number[] = [];
  hold.held$.subscribe((count) => heldCounts.push(count));
  const ask = (name: string, kind: RequestKind = 'protected', on: () => void = () => undefined) => {
    const ticket = { kind, epoch: session.current.context.epoch, label: name };
    return hold.execute(ticket).subscribe({
      next: (release: Release) => {
        told.push(`${name} ${release.kind}`);
        if (release.kind === 'pass') on();
      },
      complete: () => told.push(`${name} over`),
    });
  };
  const signIn = (userId = 'ann', demands = false) => {
    const grant = grantOf({ userId, application: 1, token: `t-${userId}`, demands });
    session.apply({ kind: 'signedIn', grant });
  };
  const signOut = () => session.apply({ kind: 'signedOut', reason: 'asked' });
  const expire = () => session.apply({ kind: 'tokenExpired', token: 't-ann' });
  return { session, refreshes, logged, told, hold, heldCounts, ask, signIn, signOut, expire };
};

describe('the queue', () => {
  it('counts those that wait, and tells of each change once', () => {
    const { hold, heldCounts, logged, told, ask, signIn } = open();
    ask('a');
    const left = ask('b');
    ask('c', 'open');
    left.unsubscribe();
    ask('d');
    expect([hold.pending, heldCounts]).toEqual([3, [0, 1, 2, 1, 2]]);
    signIn();
    expect([hold.pending, heldCounts.at(-1)]).toEqual([3, 0]);
    expect(heldCounts).toEqual([0, 1, 2, 1, 2, 0]);
    expect(logged).toEqual(['a', 'b', 'd']);
    expect(told).toEqual(['c pass', 'a pass', 'd pass']);
  });

  it('lets nobody overtake when a request that leaves changes the session', () => {
    const { session, told, ask, signIn } = open();
    ask('first');
    ask('opener', 'completion', () =>
      session.apply({ kind: 'demandsChanged', requirements: NO_REQUIREMENTS }),
    );
    ask('last');
    signIn('ann', true);
    expect(told).toEqual(['opener pass', 'first pass', 'last pass']);
  });

  it('ends with an epoch what bears its token, and leaves what bears none', () => {
    const { told, hold, ask, signIn, signOut } = open();
    signIn();
    for (const kind of ['external', 'open', 'identity', 'completion', 'protected'] as const)
      ask(kind, kind);
    told.splice(0);
    signOut();
    expect(told).toEqual(['identity over', 'completion over', 'protected over']);
    expect(hold.pending).toBe(2);
  });

  it('ends with an epoch what waits for it, and what comes too late', () => {
    const { session, hold, told, ask, signIn, signOut } = open();
    signIn('ann', true);
    ask('waits');
    signOut();
    expect(told).toEqual(['waits over']);
    for (const kind of ['external', 'open', 'identity', 'completion', 'protected'] as const)
      hold
        .execute({ kind, epoch: session.current.context.epoch - 1, label: kind })
        .subscribe({ next: () => told.push(`${kind} pass`), complete: () => told.push(kind) });
    expect(told.slice(1)).toEqual([
      'external pass',
      'open pass',
      'identity',
      'completion',
      'protected',
    ]);
  });

  it('ends everything with itself, and follows the session no more', () => {
    const { hold, told, ask, signIn } = open();
    ask('a');
    ask('b', 'open');
    hold.dispose();
    expect(told).toEqual(['b pass', 'a over', 'b over']);
    expect(hold.pending).toBe(0);
    const late = ask('late');
    signIn();
    expect(told).toHaveLength(3);
    late.unsubscribe();
  });
});

describe('a dead token', () => {
  it('is renewed once a generation, and what waited leaves', async () => {
    const { session, refreshes, told, ask, signIn, expire } = open();
    signIn();
    expire();
    ask('a');
    ask('b');
    ask('c', 'identity');
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.generation).toBe(session.current.context.generation);
    const grant = grantOf({ userId: 'ann', application: 1, token: 'renewed' });
    refreshes[0]?.answer({ kind: 'granted', grant });
    await settle();
    expect(told).toEqual(['c pass', 'a pass', 'b pass']);
    session.apply({ kind: 'tokenExpired', token: 'renewed' });
    ask('d');
    expect(refreshes).toHaveLength(2);
  });

  it.each([
    [undefined, 'expired'],
    ['impersonationExpired', 'impersonationExpired'],
  ] as const)('that the server refuses ends the session: %s', async (why, ended) => {
    const { session, refreshes, told, ask, signIn, expire } = open();
    signIn();
    expire();
    ask('a');
    refreshes[0]?.answer({ kind: 'refused', ...(why && { why }) });
    await settle();
    expect(session.current.ended).toBe(ended);
    expect(told).toEqual(['a over']);
  });

  it('that nobody renews fails those who waited for it, and nobody else', async () => {
    const { session, hold, refreshes, told, ask, signIn, expire } = open();
    signIn();
    ask('sent', 'completion');
    expire();
    ask('waits', 'completion');
    session.apply({
      kind: 'demandsChanged',
      requirements: { ...NO_REQUIREMENTS, mfaRequired: true },
    });
    ask('held');
    refreshes[0]?.answer({ kind: 'unavailable', failure: { kind: 'unreachable' } });
    await settle();
    expect(told).toEqual(['sent pass', 'waits failed', 'waits over']);
    expect(hold.pending).toBe(2);
  });

  it('that another tab is said to have renewed, and has not, is asked for again', async () => {
    const { refreshes, told, ask, signIn, expire } = open();
    signIn();
    expire();
    ask('a');
    refreshes[0]?.answer({ kind: 'overtaken' });
    await settle();
    expect([told, refreshes.length]).toEqual([[], 2]);
  });

  it('is left out of what speaks about a session, which then outlives it', () => {
    const { told, ask, signIn, signOut, expire } = open();
    signIn();
    expire();
    ask('a', 'identity');
    signOut();
    expect(told).toEqual(['a pass']);
  });

  it('that another tab renewed is tried with what is there now', async () => {
    const { session, refreshes, told, ask, signIn, expire } = open();
    signIn();
    expire();
    ask('a');
    const grant = grantOf({ userId: 'ann', application: 1, token: 'theirs' });
    const { generation } = session.current.context;
    session.apply({ kind: 'tokenRefreshed', grant, generation });
    refreshes[0]?.answer({ kind: 'overtaken' });
    await settle();
    expect(told).toEqual(['a pass']);
  });

  it('of an older session is nobody’s any more, whatever becomes of its renewal', async () => {
    const { session, refreshes, told, ask, signIn, signOut, expire } = open();
    signIn();
    expire();
    ask('old');
    signOut();
    signIn();
    expire();
    ask('new');
    expect(refreshes.map(({ generation }) => generation)).toEqual([1, 3]);
    refreshes[0]?.answer({ kind: 'refused' });
    await settle();
    ask('newer');
    expect(refreshes).toHaveLength(2);
    expect(session.current.context.user?.id).toBe('ann');
    expect(told).toEqual(['old over']);
  });
});
