import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { SiteSummary } from '#core/sites/site-info.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { SavedSitesViewModel } from '#ui/sites/saved-sites.view-model.ts';
import { scripted } from '../../support/scripted.ts';
import { infoOf, summaryOf } from '#tests/core/sites/support/sites.ts';

const KESTREL = summaryOf(1, { siteName: 'Kestrel Print Works' });
const TIDEWATER = summaryOf(2, { siteName: 'Tidewater Cold Storage' });
const ASHDOWN = summaryOf(3, { siteName: 'Ashdown, Peter' });
const REFUSED: Failure = { kind: 'refused', status: 409, message: null, code: null };

/** Returns saved sites over a provider that stores favorites. The test decides when a favorite request is answered. */
const world = async (start: readonly SiteSummary[] = [TIDEWATER]) => {
  const sites = scripted<SitesGateway>();
  const toasts = new ToastStore(Date.now);
  let kept = start;
  const answers: ((failure?: Failure) => void)[] = [];
  sites.onFavoriteSites.answers(() => ok({ sites: [...kept] }));
  sites.onRecentSites.gives({ sites: [KESTREL, TIDEWATER, ASHDOWN] });
  sites.onSetFavoriteSite.answers(
    ({ transmitterCode, favorite }) =>
      new Promise<Result<Record<string, never>, Failure>>((resolve) => {
        answers.push((failure) => {
          if (failure !== undefined) {
            resolve(err(failure));
            return;
          }
          const others = kept.filter((site) => site.transmitterCode !== transmitterCode);
          const site = [KESTREL, TIDEWATER, ASHDOWN].find(
            (one) => one.transmitterCode === transmitterCode,
          )!;
          kept = favorite ? [...others, site] : others;
          resolve(ok({}));
        });
      }),
  );
  const events$ = new Subject<LiveEvent>();
  const live = { events$, readAnew$: new Subject<void>() };
  const saved = new SavedSitesViewModel({ sites, toasts, live, leavesOpenings: true });
  saved.start();
  await Promise.resolve();
  await Promise.resolve();
  const names = (list: readonly SiteSummary[]): readonly string[] =>
    list.map(({ siteName }) => siteName);
  return {
    sites,
    saved,
    toasts,
    answers,
    happens: (kind: LiveEvent['kind'], siteNum: number) =>
      events$.next({ key: 'k', at: 0, siteNum, devNum: null, kind, data: {} }),
    favorites: () => names(saved.shownFavorites),
    recents: () => names(saved.shownRecents),
    keep: (now: readonly SiteSummary[]) => (kept = now),
    toastTitles: () => toasts.shown().map(({ title }) => title),
  };
};

describe('favorites and recents', () => {
  it('are read, and recents leave out favorites', async () => {
    const { favorites, recents } = await world();
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    expect(recents()).toEqual(['Kestrel Print Works', 'Ashdown, Peter']);
  });

  it('follow what happens at their sites, and no other, until they are left', async () => {
    const { sites, saved, keep, happens } = await world();
    const until = '2026-03-12T19:20:00.000Z';
    const tested = { ...TIDEWATER, badges: { ...TIDEWATER.badges, onTestUntil: until } };
    saved.opened(infoOf(3));
    keep([tested]);
    happens('activity', 2);
    happens('test', 99);
    expect(sites.onFavoriteSites.calls).toHaveLength(1);
    happens('test', 2);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    expect(saved.shownFavorites[0]?.badges.onTestUntil).toBe(until);
    // The outdated entry of the site also disappears from the list of recently opened sites.
    expect(saved.shownRecents.map(({ siteName }) => siteName)).toEqual([
      'Kestrel Print Works',
      'Ashdown, Peter',
    ]);
    saved.dispose();
    happens('test', 2);
    expect(sites.onFavoriteSites.calls).toHaveLength(2);
  });

  it('keep an opened site at the top, and a confirmed star, when the lists could not be read again', async () => {
    const { sites, saved, recents, favorites, answers, happens } = await world();
    const starred = saved.toggle(KESTREL, false);
    sites.onFavoriteSites.clear().fails({ kind: 'unreachable' });
    sites.onRecentSites.clear().fails({ kind: 'unreachable' });
    answers[0]!();
    await starred;
    saved.opened(infoOf(3));
    happens('test', 2);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    expect(sites.onRecentSites.calls.length).toBeGreaterThan(0);
    expect(favorites()).toEqual(['Kestrel Print Works', 'Tidewater Cold Storage']);
    expect(recents()).toHaveLength(1);
    const before = await world();
    before.saved.opened(infoOf(3));
    const order = before.recents();
    before.sites.onRecentSites.clear().fails({ kind: 'unreachable' });
    before.happens('test', 2);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    expect(before.recents()).toEqual(order);
  });

  it('change at once when a star is pressed, before any answer', async () => {
    const { saved, favorites, recents, answers } = await world();
    const done = saved.toggle(KESTREL, false);
    expect(favorites()).toEqual(['Kestrel Print Works', 'Tidewater Cold Storage']);
    expect(recents()).toEqual(['Ashdown, Peter']);
    expect(saved.isFavorite(1, false)).toBe(true);
    answers[0]!();
    await done;
    expect(favorites()).toEqual(['Kestrel Print Works', 'Tidewater Cold Storage']);
  });

  it('roll back with the words of the specification when a favorite is refused', async () => {
    const { saved, favorites, recents, answers, toastTitles } = await world();
    const adding = saved.toggle(KESTREL, false);
    answers[0]!(REFUSED);
    await adding;
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    expect(recents()).toEqual(['Kestrel Print Works', 'Ashdown, Peter']);
    expect(toastTitles()).toEqual(['Failed to add favorite.']);
    const removing = saved.toggle(TIDEWATER, true);
    expect(favorites()).toEqual([]);
    answers[1]!({ kind: 'unreachable' });
    await removing;
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    expect(toastTitles()).toEqual(['Failed to add favorite.', 'Failed to remove favorite.']);
  });

  it('settle on the last of two quick presses, one call after the other', async () => {
    const { saved, favorites, answers, sites, toastTitles } = await world();
    const first = saved.toggle(KESTREL, false);
    const second = saved.toggle(KESTREL, true);
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    await second;
    expect(sites.onSetFavoriteSite.calls.map(([{ favorite }]) => favorite)).toEqual([true]);
    answers[0]!();
    await Promise.resolve();
    await Promise.resolve();
    expect(sites.onSetFavoriteSite.calls.map(([{ favorite }]) => favorite)).toEqual([true, false]);
    answers[1]!();
    await first;
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    expect(toastTitles()).toEqual([]);
  });

  it('say nothing when a wish that was taken back is refused', async () => {
    const { saved, answers, favorites, toastTitles } = await world();
    const first = saved.toggle(KESTREL, false);
    await saved.toggle(KESTREL, true);
    answers[0]!(REFUSED);
    await first;
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    expect(toastTitles()).toEqual([]);
  });

  it('show what is true after a write nobody answered', async () => {
    const { saved, answers, favorites, keep, toastTitles } = await world();
    const adding = saved.toggle(KESTREL, false);
    keep([TIDEWATER, KESTREL]);
    answers[0]!({ kind: 'timedOut' });
    await adding;
    expect(favorites()).toEqual(['Kestrel Print Works', 'Tidewater Cold Storage']);
    expect(toastTitles()).toEqual(['Failed to add favorite.']);
    expect(saved.isFavorite(1, false)).toBe(true);
  });

  it('keep what was confirmed where the list cannot be read again', async () => {
    const { saved, answers, favorites, sites } = await world();
    sites.onFavoriteSites.clear().fails({ kind: 'unreachable' });
    const adding = saved.toggle(KESTREL, false);
    answers[0]!();
    await adding;
    expect(favorites()).toEqual(['Kestrel Print Works', 'Tidewater Cold Storage']);
  });

  it('keep every star and visit until a list that was read after them is the one shown', async () => {
    const { saved, sites, answers, favorites, recents, happens } = await world();
    type Read = Result<{ sites: SiteSummary[] }, Failure>;
    const lists: ((answer: Read) => void)[] = [];
    const waits = () => new Promise<Read>((resolve) => lists.push(resolve));
    sites.onFavoriteSites.clear().answers(waits);
    const settle = async (press: number) => {
      answers[press]!();
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    };
    const first = saved.toggle(KESTREL, false);
    await settle(0);
    const second = saved.toggle(ASHDOWN, false);
    await settle(1);
    const starred = favorites();
    expect(starred).toHaveLength(3);
    lists[0]!(ok({ sites: [TIDEWATER, KESTREL] }));
    await first;
    expect(favorites()).toEqual(starred);
    lists[1]!(err({ kind: 'unreachable' }));
    await second;
    expect(favorites()).toEqual(starred);
    // The next list that is shown holds both, so nothing is left to add to it.
    happens('test', 2);
    lists[2]!(ok({ sites: [TIDEWATER] }));
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    expect(favorites()).toEqual(['Tidewater Cold Storage']);
    saved.opened(infoOf(3));
    const order = recents();
    expect(order[0]).toBe('Site 3');
    sites.onFavoriteSites.clear().gives({ sites: [TIDEWATER] });
    sites.onRecentSites.clear().answers(waits);
    saved.start();
    saved.start();
    lists[3]!(ok({ sites: [KESTREL, ASHDOWN] }));
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    expect(recents()).toEqual(order);
  });

  it('say nothing about a session that is over', async () => {
    const { saved, answers, toastTitles } = await world();
    const adding = saved.toggle(KESTREL, false);
    answers[0]!({ kind: 'empty', reason: 'sessionOver' });
    await adding;
    expect(toastTitles()).toEqual([]);
  });

  it('take the screen’s word for a star until the list is there', () => {
    const sites = scripted<SitesGateway>();
    const saved = new SavedSitesViewModel({
      sites,
      toasts: new ToastStore(Date.now),
      live: { events$: new Subject<LiveEvent>(), readAnew$: new Subject<void>() },
      leavesOpenings: true,
    });
    expect(saved.isFavorite(9, true)).toBe(true);
    expect(saved.isFavorite(9, false)).toBe(false);
  });
});
