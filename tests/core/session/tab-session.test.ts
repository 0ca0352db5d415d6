import { describe, expect, it } from 'vitest';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionEnd } from '#core/session/session-state.rule.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import type { TabMessage } from '#core/session/tab-message.schema.ts';
import { TabSession } from '#core/session/tab-session.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

const grant = (userId: string, token = `token-of-${userId}`): SessionGrant =>
  grantOf({ userId, application: 1, token });
const impersonationGrant = (userId: string): SessionGrant => {
  const { session, token } = grant(userId);
  const impersonation = { actorName: 'Ann', mode: 'look' as const, endsInSeconds: 60 };
  return { token, session: { ...session, impersonation } };
};

/** Creates a tab that uses the labels l1, l2 and so on. A second tab records the first tab's messages and can send messages. */
const open = () => {
  const tabs = new MemoryTabs();
  const marker = new MemorySessionMarker();
  const session = new SessionContext();
  let labels = 0;
  const tab = new TabSession({
    session,
    channel: tabs.open(),
    marker,
    ids: { next: () => `l${(labels += 1)}` },
  });
  const other = tabs.open();
  const heard: TabMessage[] = [];
  other.messages$.subscribe((message) => heard.push(message));
  tab.start();
  const signIn = (userId: string) => session.apply({ kind: 'signedIn', grant: grant(userId) });
  const user = () => session.current.context.user?.id ?? null;
  const say = (message: TabMessage) => other.post(message);
  return { tab, session, marker, heard, signIn, user, say };
};

describe('a tab whose person changes', () => {
  it('marks a new session and tells nobody where none was', () => {
    const { marker, heard, signIn } = open();
    signIn('ann');
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'l1' });
    expect(heard).toEqual([]);
  });

  it('tells the tabs of the session that was marked whose it is now', () => {
    const { marker, heard, signIn } = open();
    marker.write({ kind: 'signedIn', label: 'old' });
    signIn('ann');
    signIn('bob');
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'l2' });
    expect(heard).toEqual([
      { kind: 'userChanged', session: 'old', next: 'l1', userId: 'ann' },
      { kind: 'userChanged', session: 'l1', next: 'l2', userId: 'bob' },
    ]);
  });

  it('goes on under the label of a session it resumes, once, and tells nobody', () => {
    const { tab, marker, heard, signIn } = open();
    marker.write({ kind: 'signedIn', label: 'old' });
    tab.adopt('old');
    signIn('ann');
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'old' });
    expect(heard).toEqual([]);
    signIn('bob');
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'l1' });
  });

  it('is silent while the person stays the same', () => {
    const { session, marker, heard, signIn } = open();
    signIn('ann');
    marker.write({ kind: 'none' });
    signIn('ann');
    session.apply({ kind: 'groupChanged', siteGroupNum: 7 });
    expect(marker.read()).toEqual({ kind: 'none' });
    expect(heard).toEqual([]);
  });

  it('takes its tabs along into a visit as a user and out of it', () => {
    const { session, heard, signIn } = open();
    signIn('ann');
    session.apply({ kind: 'impersonationStarted', grant: impersonationGrant('dana') });
    session.apply({ kind: 'impersonationEnded', grant: grant('ann', 'own again') });
    expect(heard).toEqual([
      { kind: 'impersonation', session: 'l1', next: 'l2', grant: impersonationGrant('dana') },
      { kind: 'impersonation', session: 'l2', next: 'l3', grant: grant('ann', 'own again') },
    ]);
    signIn('bob');
    expect(heard[2]).toEqual({ kind: 'userChanged', session: 'l3', next: 'l4', userId: 'bob' });
  });

  it('hands a visit to no session that is not its own', () => {
    const { session, marker, heard } = open();
    marker.write({ kind: 'signedIn', label: 'old' });
    session.apply({ kind: 'signedIn', grant: impersonationGrant('dana') });
    expect(heard).toEqual([{ kind: 'userChanged', session: 'old', next: 'l1', userId: 'dana' }]);
  });
});

describe('a tab whose session ends', () => {
  const endOf = (
    reason: SessionEnd,
    prepare: (marker: MemorySessionMarker) => void = () => null,
  ) => {
    const { session, marker, heard, signIn } = open();
    signIn('ann');
    prepare(marker);
    session.apply({ kind: 'signedOut', reason });
    session.apply({ kind: 'signedOut', reason });
    return { mark: marker.read(), heard };
  };

  it('tells the others once and takes its mark away', () => {
    for (const reason of ['asked', 'expired'] as const)
      expect(endOf(reason)).toEqual({
        mark: { kind: 'none' },
        heard: [{ kind: 'signedOut', session: 'l1' }],
      });
    expect(endOf('impersonationExpired').heard).toEqual([
      { kind: 'impersonationEnded', session: 'l1' },
    ]);
  });

  it('tells nobody what it heard from them', () => {
    expect(endOf('elsewhere')).toEqual({ mark: { kind: 'signedIn', label: 'l1' }, heard: [] });
  });

  it('leaves a mark that is not its own', () => {
    for (const mark of [{ kind: 'signedOut' }, { kind: 'signedIn', label: 'newer' }] as const)
      expect(endOf('asked', (marker) => marker.write(mark)).mark).toEqual(mark);
  });
});

describe('a tab that hears the others', () => {
  it('minds its own session only', () => {
    const { user, session, signIn, say } = open();
    say({ kind: 'signedOut', session: 'l1' });
    expect(session.current.ended).toBeNull();
    signIn('ann');
    say({ kind: 'signedOut', session: 'l2' });
    expect(user()).toBe('ann');
  });

  it('ends with its session, for its reason', () => {
    const ended = (kind: 'signedOut' | 'impersonationEnded') => {
      const { session, signIn, say } = open();
      signIn('ann');
      say({ kind, session: 'l1' });
      return session.current.ended;
    };
    expect(ended('signedOut')).toBe('elsewhere');
    expect(ended('impersonationEnded')).toBe('impersonationExpired');
  });

  it('takes a renewed token of its own person, nobody else’s', () => {
    const { session, user, signIn, say } = open();
    signIn('ann');
    say({ kind: 'refreshed', session: 'l1', grant: grant('bob', 'strange') });
    expect([user(), session.current.context.token]).toEqual(['ann', 'token-of-ann']);
    say({ kind: 'refreshed', session: 'l1', grant: grant('ann', 'renewed') });
    expect([user(), session.current.context.token]).toEqual(['ann', 'renewed']);
  });

  it('goes on under the new label where the same person signed in again', () => {
    const { session, user, signIn, say } = open();
    signIn('ann');
    say({ kind: 'userChanged', session: 'l1', next: 'newer', userId: 'ann' });
    say({ kind: 'signedOut', session: 'l1' });
    expect(user()).toBe('ann');
    say({ kind: 'userChanged', session: 'newer', next: 'last', userId: 'bob' });
    expect([user(), session.current.ended]).toEqual([null, 'elsewhere']);
  });

  it('follows into a visit and out of it, under the labels told, each in a new epoch', () => {
    const { session, marker, heard, user, signIn, say } = open();
    signIn('ann');
    const before = session.current.context.epoch;
    say({ kind: 'impersonation', session: 'l1', next: 'seen', grant: impersonationGrant('dana') });
    expect([user(), session.current.context.token]).toEqual(['dana', 'token-of-dana']);
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'seen' });
    say({ kind: 'impersonation', session: 'seen', next: 'own', grant: grant('ann') });
    expect([user(), session.current.context.epoch]).toEqual(['ann', before + 2]);
    expect(marker.read()).toEqual({ kind: 'signedIn', label: 'own' });
    expect(heard.map(({ session: label }) => label)).toEqual(['l1', 'seen']);
  });
});

describe('a tab', () => {
  it('that was begun twice hears everything once', () => {
    const { tab, session, signIn, say } = open();
    tab.start();
    signIn('ann');
    let reported = 0;
    session.state$.subscribe(() => (reported += 1));
    say({ kind: 'refreshed', session: 'l1', grant: grant('ann', 'renewed') });
    expect(reported).toBe(2);
  });

  it('tells of a renewed token while somebody is signed in', () => {
    const { tab, heard, signIn } = open();
    tab.announceRefresh(grant('ann', 'renewed'));
    expect(heard).toEqual([]);
    signIn('ann');
    tab.announceRefresh(grant('ann', 'renewed'));
    expect(heard).toEqual([{ kind: 'refreshed', session: 'l1', grant: grant('ann', 'renewed') }]);
  });

  it('that comes back finds out whether its mark still stands', () => {
    const { tab, session, marker, user, signIn } = open();
    tab.verify();
    expect(session.current.ended).toBeNull();
    signIn('ann');
    tab.verify();
    expect(user()).toBe('ann');
    marker.write({ kind: 'signedIn', label: 'newer' });
    tab.verify();
    expect([user(), session.current.ended]).toEqual([null, 'elsewhere']);
    signIn('ann');
    marker.write({ kind: 'none' });
    tab.verify();
    expect(user()).toBeNull();
  });

  it('begins once and hears nothing after its end, until it begins anew', () => {
    const { tab, marker, heard, user, signIn, say } = open();
    tab.start();
    marker.write({ kind: 'signedIn', label: 'old' });
    signIn('ann');
    expect(heard).toHaveLength(1);
    tab.dispose();
    say({ kind: 'signedOut', session: 'l1' });
    expect(user()).toBe('ann');
    signIn('bob');
    expect(heard).toHaveLength(1);
    tab.start();
    expect(heard).toHaveLength(2);
    tab.dispose();
  });
});
