import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followUpdates } from '#core/updates/follow-updates.use-case.ts';
import { UnsavedWork } from '#core/updates/unsaved-work.ts';
import type { UpdateNews } from '#core/updates/update-source.port.ts';
import type { UpdateState } from '#core/updates/update-state.rule.ts';

const open = (given: { mayReload?: boolean; reachable?: boolean; waiting?: boolean } = {}) => {
  const answers = { mayReload: true, reachable: true, waiting: true, ...given };
  const news$ = new Subject<UpdateNews>();
  const visible$ = new BehaviorSubject(true);
  const did: string[] = [];
  const unsaved = new UnsavedWork();
  const follow = followUpdates({
    source: {
      news$,
      start: () => did.push('start'),
      check: () => did.push('check'),
      reachable: () => Promise.resolve(answers.reachable),
      takeOver: () => {
        did.push('takeOver');
        return answers.waiting;
      },
    },
    visibility: { visible$ },
    unsaved,
    page: {
      mayReload: () => {
        did.push('asked');
        return answers.mayReload;
      },
      reload: () => did.push('reload'),
    },
  });
  const states: UpdateState[] = [];
  follow.state$.subscribe((state) => states.push(state));
  follow.start();
  return { news$, visible$, did, unsaved, follow, states };
};

const checks = (did: readonly string[]) => did.filter((what) => what === 'check').length;

describe('following newer versions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('checks every 15 s while the page is visible, not while it is hidden, and at once on return', () => {
    const { did, visible$ } = open();
    expect(did).toEqual(['start']);
    vi.advanceTimersByTime(60_000);
    expect(checks(did)).toBe(4);
    visible$.next(false);
    vi.advanceTimersByTime(600_000);
    expect(checks(did)).toBe(4);
    visible$.next(true);
    vi.advanceTimersByTime(1);
    expect(checks(did)).toBe(5);
    vi.advanceTimersByTime(15_000);
    expect(checks(did)).toBe(6);
  });

  it('starts once, and ends with everything it began', () => {
    const { did, follow, news$ } = open();
    follow.start();
    expect(did).toEqual(['start']);
    follow.dispose();
    vi.advanceTimersByTime(60_000);
    expect(did).toEqual(['start']);
    expect(news$.observed).toBe(false);
  });

  it('lets the newer version take over when pressed, and reloads once it has', () => {
    const { did, follow, news$ } = open();
    news$.next('found');
    expect(did).toEqual(['start']);
    follow.choose('pressed');
    expect(did).toEqual(['start', 'takeOver']);
    news$.next('tookOver');
    expect(did).toEqual(['start', 'takeOver', 'reload']);
    vi.advanceTimersByTime(10_000);
    expect(did.filter((what) => what === 'reload')).toHaveLength(1);
  });

  it('reloads without its word when it does not answer', () => {
    const { did, follow, news$ } = open();
    news$.next('found');
    follow.choose('pressed');
    vi.advanceTimersByTime(2_000);
    expect(did.filter((what) => what === 'takeOver')).toHaveLength(2);
    vi.advanceTimersByTime(27_999);
    expect(did).not.toContain('reload');
    vi.advanceTimersByTime(1);
    expect(did).toContain('reload');
  });

  it('waits for no version that is not there any more', () => {
    const { did, follow, news$ } = open({ waiting: false });
    news$.next('found');
    follow.choose('pressed');
    vi.advanceTimersByTime(0);
    expect(did).toEqual(['start', 'takeOver', 'reload']);
  });

  it('warns while something is unsaved, and obeys the second press', () => {
    const { did, follow, news$, unsaved, states } = open();
    const release = unsaved.hold(() => undefined);
    news$.next('found');
    follow.choose('pressed');
    expect(did).toEqual(['start']);
    expect(states.at(-1)).toEqual({ kind: 'ready', asking: true, warned: true });
    release();
    follow.choose('pressed');
    expect(did).toEqual(['start', 'takeOver']);
  });

  it('reloads once for a broken worker, not over unsaved work, and not against the guard', () => {
    const calm = open();
    calm.news$.next('broken');
    expect(calm.did).toEqual(['start', 'asked', 'reload']);
    const busy = open();
    busy.unsaved.hold(() => undefined);
    busy.news$.next('broken');
    // The server is not asked for a new version either, because asking for a new version counts as a reload.
    expect(busy.did).toEqual(['start']);
    expect(busy.states.at(-1)?.kind).toBe('outdated');
    const looping = open({ mayReload: false, reachable: true });
    looping.news$.next('broken');
    expect(looping.did).toEqual(['start', 'asked']);
    expect(looping.states.at(-1)?.kind).toBe('outdated');
  });

  it('takes a missing part for a newer version only when the server answers', async () => {
    const offline = open({ mayReload: true, reachable: false });
    offline.follow.choose('partMissing');
    await vi.advanceTimersByTimeAsync(0);
    expect(offline.states.at(-1)?.kind).toBe('current');
    const online = open({ waiting: false });
    online.follow.choose('partMissing');
    await vi.advanceTimersByTimeAsync(0);
    expect(online.states.at(-1)).toEqual({ kind: 'outdated', asking: true, warned: false });
    expect(online.did).toEqual(['start', 'check']);
    online.follow.choose('pressed');
    expect(online.did.at(-1)).toBe('reload');
  });

  it('lets a version that waits take over also from a page that misses a part', async () => {
    const { follow, did, news$ } = open();
    follow.choose('partMissing');
    await vi.advanceTimersByTimeAsync(0);
    news$.next('found');
    follow.choose('pressed');
    expect(did).toEqual(['start', 'check', 'takeOver']);
    news$.next('tookOver');
    expect(did.at(-1)).toBe('reload');
  });
});
