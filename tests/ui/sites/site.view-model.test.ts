import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { Failure } from '#core/kernel/result.ts';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { SavedSitesViewModel } from '#ui/sites/saved-sites.view-model.ts';
import { SiteViewModel } from '#ui/sites/site.view-model.ts';
import { scripted } from '../../support/scripted.ts';
import { infoOf, summaryOf } from '#tests/core/sites/support/sites.ts';

const world = () => {
  const sites = scripted<SitesGateway & Pick<AttentionGateway, 'watchSite'>>();
  const saved: string[] = [];
  const preferences = new MemoryPreferenceStore();
  const clock = { at: 5_000_000, now: () => clock.at };
  const events$ = new Subject<LiveEvent>();
  const readAnew$ = new Subject<void>();
  sites.onFavoriteSites.gives({ sites: [] });
  sites.onRecentSites.gives({ sites: [] });
  const others = { has: false };
  const make = (userId = 'dana', leavesOpenings = true) =>
    new SiteViewModel({
      gateway: sites,
      files: { save: (file) => saved.push(file.name) },
      live: { events$, readAnew$ },
      saved: new SavedSitesViewModel({
        sites,
        toasts: new ToastStore(Date.now),
        live: { events$: new Subject<LiveEvent>(), readAnew$: new Subject<void>() },
        leavesOpenings,
      }),
      clock,
      preferences,
      userId,
      hasOtherGroups: () => others.has,
    });
  return { others, sites, make, model: make(), clock, events$, readAnew$, saved };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the site page', () => {
  it('reads the site the address names, once, and the recents once, however many sites are opened', async () => {
    const { sites, model } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    sites.onRecentSites.clear().gives({ sites: [summaryOf(8), summaryOf(9)] });
    const recents = () => model.saved.shownRecents.map(({ siteNum }) => siteNum);
    model.start();
    model.open(7);
    model.open(7);
    expect(model.reading.at).toBe('loading');
    await settled();
    expect(model.reading).toMatchObject({ at: 'ready', info: { siteNum: 7 } });
    expect(sites.onSiteInfo.calls).toEqual([[{ sn: 7 }]]);
    expect(recents()).toEqual([7, 8, 9]);
    model.open(9);
    await settled();
    model.open(7);
    await settled();
    expect(recents()).toEqual([7, 9, 8]);
    expect(sites.onRecentSites.calls).toHaveLength(1);
    model.dispose();
  });

  it('leaves nothing among the recents of somebody on whose behalf another looks', async () => {
    const { sites, make } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    sites.onRecentSites.clear().gives({ sites: [summaryOf(8)] });
    const model = make('dana', false);
    model.start();
    model.open(7);
    await settled();
    expect(model.saved.shownRecents.map(({ siteNum }) => siteNum)).toEqual([8]);
    model.dispose();
  });

  it('asks anew after a site without a device, which only the provider can name', async () => {
    const { sites, model } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: { ...infoOf(sn), devices: [] } }));
    sites.onRecentSites
      .clear()
      .gives({ sites: [] })
      .gives({ sites: [summaryOf(7)] });
    model.start();
    await settled();
    model.open(7);
    await settled();
    expect(model.saved.shownRecents).toHaveLength(1);
    model.dispose();
  });

  it('asks for the site first, for the lists beside it once its screen could be painted', async () => {
    const { sites, model } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    model.start();
    model.open(7);
    expect(sites.onSiteInfo.calls).toEqual([[{ sn: 7 }]]);
    expect(sites.onFavoriteSites.calls).toEqual([]);
    await settled();
    expect(sites.onFavoriteSites.calls).toHaveLength(1);
    model.dispose();
    model.start();
    model.dispose();
    await settled();
    expect(sites.onFavoriteSites.calls).toHaveLength(1);
  });

  it('shows nothing of the last site while the next one is on its way, nor its late answer', async () => {
    const { sites, model } = world();
    const late: (() => void)[] = [];
    sites.onSiteInfo.answers(
      ({ sn }) =>
        new Promise((resolve) => late.push(() => resolve({ ok: true, value: infoOf(sn) }))),
    );
    model.open(1);
    model.open(2);
    expect(model.reading.at).toBe('loading');
    late[1]!();
    await settled();
    late[0]!();
    await settled();
    expect(model.reading).toMatchObject({ at: 'ready', info: { siteNum: 2 } });
  });

  it.each([404, 400])('does not find a site that is refused with %i', async (status) => {
    const { sites, model } = world();
    sites.onSiteInfo.fails({ kind: 'refused', status, message: 'Not found', code: null });
    model.open(99_999);
    await settled();
    expect(model.reading.at).toBe('notFound');
  });

  it('names the other group of the person in which a site is, and asks nobody without other groups', async () => {
    const { others, sites, model } = world();
    const missing = { kind: 'refused', status: 404, message: 'Not found', code: null } as const;
    sites.onSiteInfo.fails(missing).fails(missing).fails(missing);
    model.open(8);
    await settled();
    others.has = true;
    sites.onGroupOfSite.gives({ siteGroupNum: 4490 }).fails(missing);
    model.open(7);
    await settled();
    expect(model.reading).toEqual({ at: 'notFound', elsewhere: 4490 });
    model.open(9);
    await settled();
    expect(model.reading).toEqual({ at: 'notFound', elsewhere: null });
  });

  it('says that reading failed and reads again when asked', async () => {
    const { sites, model } = world();
    const tooMany: Failure = { kind: 'rateLimited', message: null, retryAfterSeconds: 60 };
    sites.onSiteInfo.fails(tooMany).answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    model.open(7);
    await settled();
    expect(model.reading).toEqual({
      at: 'failed',
      text: 'Too many attempts. Please try again later.',
    });
    await model.refresh();
    expect(model.reading.at).toBe('ready');
  });

  it('keeps what it shows when reading anew fails', async () => {
    const { sites, model } = world();
    sites.onSiteInfo
      .answers(({ sn }) => ({ ok: true, value: infoOf(sn) }))
      .fails({ kind: 'timedOut' });
    model.open(7);
    await settled();
    await model.refresh();
    expect(model.reading.at).toBe('ready');
  });

  it('reads nothing where the address names no site', () => {
    const { sites, model } = world();
    model.open(null);
    expect(model.reading).toEqual({ at: 'none' });
    expect(sites.onSiteInfo.calls).toEqual([]);
  });

  it('goes on with the provider’s time, whatever the own clock says', async () => {
    const { sites, model, clock } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    model.start();
    model.open(7);
    await settled();
    expect(model.now).toBe('2026-03-12T18:08:00.000Z');
    clock.at += 15_000;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(model.now).toBe('2026-03-12T18:08:15.000Z');
    model.dispose();
    clock.at += 15_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(model.now).toBe('2026-03-12T18:08:15.000Z');
  });

  it('reads the same site again after strict mode has begun anew', async () => {
    const { sites, model } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    model.start();
    model.open(7);
    model.dispose();
    model.start();
    model.open(7);
    await settled();
    expect(model.reading.at).toBe('ready');
    model.dispose();
  });

  it('follows what happens at its site, at most once a second, without disturbing what is shown', async () => {
    const { sites, model, events$, readAnew$ } = world();
    const at = (second: number) => ({
      ok: true as const,
      value: { ...infoOf(7), asOf: `2026-03-12T18:08:0${second}.000Z`, siteName: `At ${second}` },
    });
    const happens = (siteNum: number) => {
      events$.next({ key: 'k', at: 0, siteNum, devNum: null, kind: 'site', data: {} });
    };
    const name = () => (model.reading.at === 'ready' ? model.reading.info.siteName : null);
    sites.onSiteInfo.answers(() => at(0));
    model.start();
    model.open(7);
    await settled();
    happens(8);
    expect(sites.onSiteInfo.calls).toHaveLength(1);
    sites.onSiteInfo.clear().answers(() => at(2));
    for (let count = 0; count < 5; count += 1) happens(7);
    await settled();
    expect(sites.onSiteInfo.calls).toEqual([[{ sn: 7 }], [{ sn: 7 }, { background: true }]]);
    expect(name()).toBe('At 2');
    sites.onSiteInfo.clear().answers(() => at(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sites.onSiteInfo.calls).toHaveLength(3);
    expect(name()).toBe('At 2');
    sites.onSiteInfo.clear().fails({ kind: 'unreachable' });
    readAnew$.next();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sites.onSiteInfo.calls).toHaveLength(4);
    expect(name()).toBe('At 2');
    model.dispose();
    happens(7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sites.onSiteInfo.calls).toHaveLength(4);
  });

  it('saves the data sheet of the site as a file, or says why not', async () => {
    const { sites, model, saved } = world();
    sites.onSiteInfo.answers(({ sn }) => ({ ok: true, value: infoOf(sn) }));
    await model.print();
    expect(saved).toEqual([]);
    model.open(7);
    await settled();
    sites.onDataSheet.gives({ name: 'data-sheet-7.pdf', bytes: new Uint8Array([37]) });
    await model.print();
    expect(sites.onDataSheet.calls).toEqual([[{ sn: 7 }]]);
    expect(saved).toEqual(['data-sheet-7.pdf']);
    sites.onDataSheet.clear().fails({ kind: 'unreachable' });
    await model.print();
    expect(saved).toHaveLength(1);
    expect(model.printing.problem).toContain('The data sheet could not be printed.');
    model.dispose();
  });

  it('is watched for the group at a press, then shows what is true, also where it was refused', async () => {
    const { sites, model } = world();
    sites.onSiteInfo.gives(infoOf(7));
    await model.watch(true);
    expect(sites.onWatchSite.calls).toEqual([]);
    model.open(7);
    await settled();
    sites.onSiteInfo.clear().gives({ ...infoOf(7), watchedBy: 'Dana Reyes' });
    sites.onWatchSite.gives({});
    await model.watch(true);
    expect(sites.onWatchSite.calls).toEqual([[{ sn: 7, watched: true }]]);
    expect(model.reading).toMatchObject({ info: { watchedBy: 'Dana Reyes' } });
    sites.onWatchSite.clear().fails({ kind: 'unreachable' });
    await model.watch(false);
    expect(model.watching.problem).toContain('The watch list could not be changed.');
    expect(model.reading).toMatchObject({ info: { watchedBy: 'Dana Reyes' } });
  });

  it('keeps whether the sidebar is hidden, for each person', () => {
    const { model, make } = world();
    expect(model.sidebarHidden).toBe(false);
    model.setSidebarHidden(true);
    expect(make().sidebarHidden).toBe(true);
    expect(make('ana').sidebarHidden).toBe(false);
    model.setSidebarHidden(false);
    expect(make().sidebarHidden).toBe(false);
  });
});
