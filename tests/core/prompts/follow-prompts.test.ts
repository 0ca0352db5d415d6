import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import { PURGED_PREFERENCES } from '#core/preferences/purged-preferences.ts';
import { followPrompts } from '#core/prompts/follow-prompts.use-case.ts';
import type { UseTick } from '#core/prompts/use-time.rule.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const forgetful: PreferenceStore = {
  read: () => null,
  write: () => undefined,
  purge: () => undefined,
};

const open = (preferences: PreferenceStore, session = new SessionContext()) => {
  const ticks$ = new Subject<UseTick>();
  const follow = followPrompts({
    activity: { ticks$ },
    preferences,
    session,
  });
  const said: string[] = [];
  let at = 0;
  let may = true;
  const watch = follow
    .words(() => may)
    .subscribe(({ prompt, say }) => said.push(`${prompt} ${say}`));
  return {
    follow,
    session,
    said,
    watch,
    forbid: () => (may = false),
    allow: () => (may = true),
    work: (minutes: number) => {
      for (let n = 0; n < minutes * 12; n += 1) {
        at += 5_000;
        ticks$.next({ at, visible: true, lastInputAt: at });
      }
    },
  };
};

const signedIn = () => {
  const session = new SessionContext();
  session.apply({ kind: 'signedIn', grant: grantOf(viewOf(2)) });
  return session;
};

describe('following a person’s use', () => {
  it('counts nothing during sign-in', () => {
    const portal = open(new MemoryPreferenceStore());
    portal.work(30);
    portal.session.apply({
      kind: 'signedIn',
      grant: grantOf(viewOf(2, { mfaRequired: true })),
    });
    portal.work(30);
    expect(portal.said).toEqual([]);
  });

  it('speaks once, also after a reload and in another tab', () => {
    const preferences = new MemoryPreferenceStore();
    const first = open(preferences, signedIn());
    first.work(4);
    const second = open(preferences, signedIn());
    second.work(2);
    expect([...first.said, ...second.said]).toEqual([
      'help alert',
      'feedback alert',
      'help question',
    ]);
    first.work(12);
    second.work(20);
    expect([...first.said, ...second.said].toSorted()).toEqual([
      'feedback alert',
      'feedback question',
      'help alert',
      'help question',
    ]);
  });

  it('offers help again in the next session, feedback never again', () => {
    const preferences = new MemoryPreferenceStore();
    open(preferences, signedIn()).work(20);
    preferences.purge(PURGED_PREFERENCES);
    const next = open(preferences, signedIn());
    next.work(60);
    expect(next.said).toEqual(['help alert', 'help question']);
  });

  it('never offers help again to whoever stopped it', () => {
    const preferences = new MemoryPreferenceStore();
    const portal = open(preferences, signedIn());
    portal.work(3);
    portal.follow.stopHelp();
    preferences.purge(PURGED_PREFERENCES);
    const next = open(preferences, signedIn());
    next.work(60);
    expect([...portal.said, ...next.said].filter((text) => text.startsWith('help'))).toEqual([
      'help alert',
    ]);
  });

  it('asks later what could not be asked now', () => {
    const portal = open(new MemoryPreferenceStore(), signedIn());
    portal.forbid();
    portal.work(30);
    expect(portal.said).toEqual(['help alert', 'feedback alert']);
    portal.allow();
    portal.work(1);
    expect(portal.said.slice(2)).toEqual(['feedback question', 'help question']);
  });

  it('goes on without a storage', () => {
    const portal = open(forgetful, signedIn());
    portal.work(60);
    expect(portal.said).toHaveLength(4);
    portal.follow.stopHelp();
    portal.watch.unsubscribe();
    portal.work(60);
    expect(portal.said).toHaveLength(4);
  });
});
