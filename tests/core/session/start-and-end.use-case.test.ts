import { describe, expect, it } from 'vitest';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import type { RefreshOutcome } from '#core/session/token-refresher.port.ts';
import { restoreSession, signOut as endSession } from '#core/session/restore-session.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { Mark } from '#core/session/session-marker.port.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { TabSession } from '#core/session/tab-session.ts';
import { scripted } from '#tests/support/scripted.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

const grant = grantOf({ userId: 'ann', application: 1, token: 'resumed' });
const other = grantOf({ userId: 'bob', application: 1, token: 'other' });
const LOST = { kind: 'unreachable' } as const;

/** Creates a browser with this session marker and a server with this refresh outcome. `meanwhile` runs before any response. */
const open = (mark: Mark, outcome: RefreshOutcome = { kind: 'refused' }) => {
  const marker = new MemorySessionMarker();
  marker.write(mark);
  const session = new SessionContext();
  const gateway = scripted<SessionGateway>();
  const ids = { next: () => 'new' };
  const tabs = new TabSession({ session, channel: new MemoryTabs().open(), marker, ids });
  tabs.start();
  const asked: number[] = [];
  const on = { meanwhile: (): void => undefined };
  const refresher = {
    refresh: (generation: number) => {
      asked.push(generation);
      on.meanwhile();
      return Promise.resolve(outcome);
    },
  };
  const restore = restoreSession({ session, marker, refresher, gateway, tabs });
  const signOut = endSession({ session, marker, gateway });
  const signIn = () => session.apply({ kind: 'signedIn', grant: other });
  return { marker, session, gateway, asked, on, restore, signOut, signIn };
};
const MARKED: Mark = { kind: 'signedIn', label: 'old' };

describe('start-up', () => {
  it('asks for nothing where nobody was', async () => {
    const { restore, asked, gateway } = open({ kind: 'none' });
    expect(await restore()).toEqual({ kind: 'nobody' });
    expect([asked, gateway.onSignOut.calls]).toEqual([[], []]);
  });

  it('goes on with the marked session, under its label', async () => {
    const { restore, marker, session, asked } = open(MARKED, { kind: 'granted', grant });
    expect(await restore()).toEqual({ kind: 'restored' });
    expect(session.current.context).toMatchObject({ user: { id: 'ann' }, token: 'resumed' });
    expect(marker.read()).toEqual(MARKED);
    expect(asked).toEqual([0]);
  });

  it.each([
    ['expired', { kind: 'refused' }],
    ['impersonationExpired', { kind: 'refused', why: 'impersonationExpired' }],
  ] as const)('says that it is over: %s', async (reason, outcome) => {
    const { restore, marker, session } = open(MARKED, outcome);
    expect(await restore()).toEqual({ kind: 'ended' });
    expect(marker.read()).toEqual({ kind: 'none' });
    expect(session.current.ended).toBe(reason);
  });

  it('changes nothing where another tab was faster, or nobody answers', async () => {
    for (const outcome of [
      { kind: 'overtaken' },
      { kind: 'unavailable', failure: LOST },
    ] as const) {
      const { restore, marker, session } = open(MARKED, outcome);
      const before = session.current;
      const found = outcome.kind === 'overtaken' ? { kind: 'restored' } : outcome;
      expect(await restore()).toEqual(found);
      expect(session.current).toBe(before);
      expect(marker.read()).toEqual(MARKED);
    }
  });

  it('leaves somebody alone who signed in meanwhile, whatever the answer is', async () => {
    for (const outcome of [{ kind: 'granted', grant }, { kind: 'refused' }] as const) {
      const { restore, session, marker, on, signIn } = open(MARKED, outcome);
      on.meanwhile = signIn;
      expect(await restore()).toEqual({ kind: 'restored' });
      expect(session.current.context.user?.id).toBe('bob');
      expect(marker.read()).toEqual({ kind: 'signedIn', label: 'new' });
    }
  });

  it('repeats a sign-out the server did not hear, until it does, and resumes nothing', async () => {
    const { restore, marker, gateway, asked } = open({ kind: 'signedOut' });
    gateway.onSignOut.fails(LOST).gives(undefined);
    expect(await restore()).toEqual({ kind: 'nobody' });
    expect(marker.read()).toEqual({ kind: 'signedOut' });
    expect(await restore()).toEqual({ kind: 'nobody' });
    expect(marker.read()).toEqual({ kind: 'none' });
    expect(asked).toEqual([]);
  });

  it('leaves the mark of whoever came, or came and went, meanwhile', async () => {
    const came = open({ kind: 'signedOut' });
    came.gateway.onSignOut.answers(() => {
      came.signIn();
      return { ok: true, value: undefined };
    });
    await came.restore();
    expect(came.marker.read()).toEqual({ kind: 'signedIn', label: 'new' });
    const went = open({ kind: 'signedOut' });
    went.gateway.onSignOut.answers(() => {
      went.signIn();
      went.marker.write({ kind: 'signedOut' });
      went.session.apply({ kind: 'signedOut', reason: 'asked' });
      return { ok: true, value: undefined };
    });
    await went.restore();
    expect(went.marker.read()).toEqual({ kind: 'signedOut' });
    const emptied = open({ kind: 'signedOut' });
    emptied.gateway.onSignOut.answers(() => {
      emptied.marker.write(MARKED);
      return { ok: true, value: undefined };
    });
    await emptied.restore();
    expect(emptied.marker.read()).toEqual(MARKED);
  });
});

describe('signing out', () => {
  it('is at once here, and forgotten as soon as the server heard it', async () => {
    const { signOut, session, marker, gateway, signIn } = open({ kind: 'none' });
    signIn();
    gateway.onSignOut.gives(undefined);
    const answer = signOut();
    expect(session.current).toMatchObject({ view: null, ended: 'asked' });
    expect(marker.read()).toEqual({ kind: 'signedOut' });
    expect(await answer).toEqual({ ok: true, value: undefined });
    expect(marker.read()).toEqual({ kind: 'none' });
  });

  it('stays marked while the server has not heard it', async () => {
    const { signOut, marker, gateway, signIn } = open({ kind: 'none' });
    signIn();
    gateway.onSignOut.fails(LOST);
    expect(await signOut()).toEqual({ ok: false, error: LOST });
    expect(marker.read()).toEqual({ kind: 'signedOut' });
  });

  it('leaves the mark of somebody who signed in before the answer came', async () => {
    const { signOut, marker, gateway, signIn } = open({ kind: 'none' });
    gateway.onSignOut.gives(undefined);
    const answer = signOut();
    signIn();
    await answer;
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'new' });
  });
});
