import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { commandPath } from '#core/commands/command-path.rule.ts';
import { portalEntries } from '#core/commands/find-entries.rule.ts';
import { VERB_NAMES } from '#core/commands/verb-names.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { RecentSearches } from '#core/sites/recent-searches.store.ts';
import { navigationInput } from '#core/navigation/navigation-input.rule.ts';
import type { SiteMatch, SiteSearch } from '#core/sites/site-info.schema.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { matchOf } from '#tests/core/sites/support/sites.ts';
import { scripted } from '#tests/support/scripted.ts';
import { fakeSite, NOW } from '#tests/ui/tests-on-site/fake-site.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { CommandActs, type CommandActsParts } from '#ui/sites/search/command-acts.ts';
import {
  AccountSearchViewModel,
  SEARCH_DELAY,
} from '#ui/sites/search/account-search.view-model.ts';

type Answer = Result<SiteSearch, Failure>;
const found = (...nums: readonly number[]): Answer =>
  ok({ asOf: '2026-03-12T18:08:00.000Z', matches: nums.map((num) => matchOf(num)), more: false });

const unused = scripted<CommandActsParts['gateway']>();
const ACTS: Omit<CommandActsParts, 'gateway' | 'toasts'> = {
  clock: { now: () => NOW },
  wallClock: temporalWallClock,
  makeKey: fakeSite().makeKey,
  application: 2,
  barred: {},
};
/** The parts of the palette that a plain search does not use. */
const REST = {
  verbs: VERB_NAMES.filter((verb) => verb !== 'viewAs'),
  entries: [],
  mayReport: () => true,
  count: () => Promise.resolve(ok(0)),
  acts: new CommandActs({ ...ACTS, gateway: unused, toasts: new ToastStore(() => NOW) }),
  pathOf: (site: { readonly siteNum: number; readonly devNum: number }, toTest: boolean) =>
    toTest ? `/test/${site.siteNum}` : commandPath('open', site, 2),
};
const DEPLOYMENT = { helpUrl: '/help', classicUrl: null, dealerPortalUrl: null };
const KESTREL = matchOf(7, { siteName: 'Kestrel Print Works', transmitterCode: 'HP1561' });
const goalOf = (model: AccountSearchViewModel): string | null => {
  model.choose();
  return model.goal === null || !('path' in model.goal) ? null : model.goal.path;
};

/** Returns the search dialog over a provider whose answers the test triggers. */
const world = () => {
  const session = new SessionContext();
  session.apply({ kind: 'signedIn', grant: grantOf(viewOf(2)) });
  const recents = new RecentSearches({ session, preferences: new MemoryPreferenceStore() });
  const asked: { text: string; answer(result: Answer): void }[] = [];
  let closed = 0;
  const make = (typedEarly: string | null = null) =>
    new AccountSearchViewModel({
      ...REST,
      typedEarly,
      search: ({ text, field }) =>
        new Promise((answer) => asked.push({ text: `${text} in ${field ?? 'any'}`, answer })),
      recents,
      close: () => (closed += 1),
    });
  return {
    make,
    model: make(),
    asked,
    recents,
    get closed() {
      return closed;
    },
    answer: async (index: number, result: Answer): Promise<void> => {
      asked[index]!.answer(result);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('account search', () => {
  it('asks once the keys rest, with the spaces around cut', () => {
    const { model, asked } = world();
    model.type(' ke');
    vi.advanceTimersByTime(SEARCH_DELAY - 1);
    model.type(' kes ');
    vi.advanceTimersByTime(SEARCH_DELAY - 1);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked.map(({ text }) => text)).toEqual(['kes in any']);
  });

  it('begins with what was typed while it was being fetched, once', () => {
    const { make, asked } = world();
    const model = make('kes');
    model.start();
    model.start();
    expect(model.text).toBe('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    expect(asked.map(({ text }) => text)).toEqual(['kes in any']);
  });

  it('keeps a text that is too long, says by how much, and asks nothing', () => {
    const { model, asked } = world();
    model.type('x'.repeat(103));
    vi.advanceTimersByTime(SEARCH_DELAY);
    const text = 'Must be at most 100 characters long, 3 too many';
    expect([model.outcome, model.text.length, asked]).toEqual([{ at: 'tooLong', text }, 103, []]);
  });

  it('asks nothing for a single character, and forgets what was shown', async () => {
    const { model, asked, answer } = world();
    model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await answer(0, found(1));
    model.type('k ');
    vi.advanceTimersByTime(SEARCH_DELAY);
    expect(asked).toHaveLength(1);
    expect(model.outcome).toEqual({ at: 'idle' });
    expect(model.options).toEqual([]);
  });

  it('shows no answer of an earlier text', async () => {
    const { model, answer } = world();
    model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    model.type('kest');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await answer(1, found(2));
    await answer(0, found(1));
    expect(model.shown?.matches.map(({ siteNum }) => siteNum)).toEqual([2]);
  });

  it('keeps the last answer in sight but opens nothing of it', async () => {
    const { model, asked, answer } = world();
    model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await answer(0, found(1));
    model.type('kest');
    expect(model.shown?.matches).toHaveLength(1);
    model.choose();
    expect(model.goal).toBeNull();
    // Enter sends the search at once, without the usual typing delay.
    expect(asked.map(({ text }) => text)).toEqual(['kes in any', 'kest in any']);
    await answer(1, found(2));
    expect(goalOf(model)).toBe('/site/info?sn=2&dn=1');
  });

  it('stands on the first result, and the arrows go round', async () => {
    const { model, answer } = world();
    model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await answer(0, found(1, 2, 3));
    expect(model.active).toBe(0);
    // The last list entry, after all matches, opens the full results.
    model.move('previous');
    expect(model.active).toBe(3);
    model.move('next');
    expect(model.active).toBe(0);
    model.move('last');
    expect(goalOf(model)).toBe('/site?q=kes');
    model.move('previous');
    expect(goalOf(model)).toBe('/site/info?sn=3&dn=1');
    model.move('first');
    expect(goalOf(model)).toBe('/site/info?sn=1&dn=1');
  });

  it('says the count once for every answer', async () => {
    const { model, answer } = world();
    const search = async (text: string, index: number, result: Answer): Promise<string> => {
      model.type(text);
      expect(model.announcement).toBe('');
      vi.advanceTimersByTime(SEARCH_DELAY);
      await answer(index, result);
      return model.announcement;
    };
    expect(await search('kes', 0, found(1))).toBe('1 account');
    expect(await search('kest', 1, found(1, 2))).toBe('2 accounts');
    expect(await search('kestr', 2, found())).toBe('No account matches.');
    const many = ok({ asOf: '', matches: [matchOf(1), matchOf(2)], more: true });
    expect(await search('ma', 3, many)).toBe('The first 2 accounts; there are more.');
  });

  it('searches again at once in another field', async () => {
    const { model, asked, answer } = world();
    model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await answer(0, found(1));
    model.chooseField('phone');
    model.chooseField('phone');
    expect(asked.map(({ text }) => text)).toEqual(['kes in any', 'kes in phone']);
  });

  it('says that it failed and tries again when asked', async () => {
    const { model, asked, answer } = world();
    model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await answer(0, { ok: false, error: { kind: 'unreachable' } });
    expect(model.outcome).toEqual({
      at: 'failed',
      text: 'The accounts could not be searched. There was no connection.',
    });
    model.retry();
    expect(asked).toHaveLength(2);
    await answer(1, found(1));
    expect(model.outcome.at).toBe('found');
  });

  it('gives way to the server-error page', async () => {
    const it = world();
    it.model.type('kes');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await it.answer(0, { ok: false, error: { kind: 'faulted', status: 500, message: null } });
    expect(it.closed).toBe(1);
    // The dialog also closes when it was disposed before the server error arrived.
    const next = it.make();
    next.type('kest');
    vi.advanceTimersByTime(SEARCH_DELAY);
    next.dispose();
    await it.answer(1, { ok: false, error: { kind: 'faulted', status: 503, message: null } });
    expect(it.closed).toBe(2);
  });

  it('remembers a search that opened an account, and no other', async () => {
    const it = world();
    it.model.type('  kes ');
    vi.advanceTimersByTime(SEARCH_DELAY);
    await it.answer(0, found(1));
    expect(it.recents.list()).toEqual([]);
    it.model.chooseField('name');
    await it.answer(1, found(1));
    it.model.choose();
    expect(it.recents.list()).toEqual([{ key: 'name', value: 'kes' }]);
  });

  it('searches a recent one again in its field, at once', () => {
    const it = world();
    it.recents.remember({ key: 'phone', value: '555-0121' });
    const model = it.make();
    model.move('next');
    expect(goalOf(model)).toBeNull();
    expect(it.asked.map(({ text }) => text)).toEqual(['555-0121 in phone']);
    expect(model.text).toBe('555-0121');
  });

  it('clears the recent ones here and where they are kept', () => {
    const it = world();
    it.recents.remember({ key: 'any', value: 'kes' });
    const model = it.make();
    model.move('first');
    model.clearRecents();
    expect(model.options.every(({ kind }) => kind === 'example')).toBe(true);
    expect(it.recents.list()).toEqual([]);
  });

  it('does nothing more once it is gone', async () => {
    const it = world();
    it.model.type('kes');
    it.model.dispose();
    vi.advanceTimersByTime(SEARCH_DELAY);
    expect(it.asked).toEqual([]);
    it.model.retry();
    it.model.dispose();
    await it.answer(0, found(1));
    expect(it.model.outcome.at).toBe('searching');
  });

  it('opens a whole number at once on Enter, as soon as it is found', async () => {
    const { model, answer } = world();
    model.type('12');
    expect(goalOf(model)).toBeNull();
    await answer(0, found(12, 123));
    expect(model.goal).toEqual({ path: '/site/info?sn=12&dn=1' });
  });
});

/** Returns the palette over one site with its tests, and what was sent and told. */
const palette = (
  matches: readonly SiteMatch[] = [KESTREL],
  options: Partial<CommandActsParts> & {
    readonly site?: ReturnType<typeof fakeSite>;
    readonly lately?: readonly SiteMatch[];
  } = {},
) => {
  const { site = fakeSite(), lately = [], ...rest } = options;
  const { recents } = world();
  const toasts = new ToastStore(() => NOW);
  const watch = scripted<CommandActsParts['gateway']>();
  let closed = false;
  const asked: string[] = [];
  const { siteInfo, watchSite } = watch;
  const gateway = { ...site.gateway, siteInfo, watchSite };
  const model = new AccountSearchViewModel({
    ...REST,
    search: ({ text }) => {
      asked.push(text);
      return Promise.resolve(ok({ asOf: '', matches: [...matches], more: false }));
    },
    recents,
    readRecentSites: () => Promise.resolve(lately),
    entries: portalEntries({
      ...navigationInput(viewOf(2), DEPLOYMENT),
      beta: true,
      permissions: new Set(Object.values(PERMISSIONS)),
    }),
    acts: new CommandActs({ ...ACTS, gateway, toasts, ...rest }),
    close: () => (closed = true),
  });
  const type = async (text: string): Promise<void> => {
    model.type(text);
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
  };
  const enter = async (): Promise<void> => {
    model.choose();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    model,
    type,
    enter,
    site,
    toasts,
    recents,
    asked,
    get closed() {
      return closed;
    },
  };
};

describe('the palette', () => {
  it('places a site on test with one Enter, says until when, and takes it back', async () => {
    const it = palette();
    await it.type('kestrel test 2h');
    expect(it.asked).toEqual(['kestrel']);
    expect(it.model.options[0]).toMatchObject({ kind: 'act', site: KESTREL });
    expect(it.model.active).toBe(0);
    await it.enter();
    expect(it.site.calls).toEqual(['place id-1']);
    expect(it.closed).toBe(true);
    const [toast] = it.toasts.shown();
    expect(toast).toMatchObject({
      title: 'Kestrel Print Works is on test until 15:20',
      action: { label: 'Undo' },
      durationMs: 10000,
    });
    expect(it.recents.list()).toEqual([{ key: 'any', value: 'kestrel test 2h' }]);
    toast?.action?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(it.site.calls).toEqual(['place id-1', 'clear id-1 true']);
  });

  it('extends a test and takes a site off it, and places it again on Undo', async () => {
    const it = palette();
    await it.type('test kestrel 1h');
    await it.enter();
    const next = palette([KESTREL], { site: it.site });
    await next.type('extend HP1561 by 30m');
    await next.enter();
    expect(next.toasts.shown()[0]).toMatchObject({
      title: 'Kestrel Print Works is on test until 14:50',
      text: '30 m added.',
    });
    const last = palette([KESTREL], { site: it.site });
    await last.type('take 1561 off test');
    await last.enter();
    expect(last.toasts.shown()[0]).toMatchObject({ title: 'Kestrel Print Works is off test' });
    last.toasts.shown()[0]?.action?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(it.site.calls.at(-1)).toMatch(/^place /);
  });

  it.each([
    ['for how long', 'kestrel test', {}, '&test=new'],
    [
      'for a passcode',
      'kestrel test 2h',
      { site: fakeSite('dealer', true) },
      '&test=new&testEnds=2026-03-12T15%3A20',
    ],
    ['for a shorter test', 'kestrel test 3d', {}, '&test=new&testEnds=2026-03-15T13%3A20'],
  ] as const)('asks %s in the usual form', async (_, text, options, query) => {
    const it = palette([KESTREL], options);
    await it.type(text);
    await it.enter();
    expect(it.site.calls).toEqual([]);
    expect(it.model.goal).toEqual({ path: `/site/info?sn=7${query}` });
  });

  it('asks a customer whether fire alarms may go unheard', async () => {
    const site = fakeSite('customer');
    const it = palette([KESTREL], { site, application: 3 });
    await it.type('test kestrel 2h');
    await it.enter();
    expect([it.site.calls, it.model.goal]).toEqual([
      [],
      { path: '/msa/no-action?sn=7&test=new&testEnds=2026-03-12T15%3A20' },
    ]);
  });

  it('keeps the question whether to end a test of zones that have not restored', async () => {
    const it = palette();
    await it.type('test kestrel 1h');
    await it.enter();
    it.site.arrive('Alarm');
    const next = palette([KESTREL], { site: it.site });
    await next.type('kestrel off test');
    await next.enter();
    expect(next.model.goal).toEqual({ path: '/site/info?sn=7&test=off' });
    expect(next.toasts.shown()).toEqual([]);
  });

  it('does nothing on a guess: two sites stand as two rows, and none is active', async () => {
    const it = palette([KESTREL, matchOf(8, { siteName: 'Kestrel Annex' })]);
    await it.type('kestrel test 2h');
    expect(it.model.options.map(({ kind }) => kind)).toEqual(['act', 'act']);
    expect(it.model.active).toBe(-1);
    await it.enter();
    expect([it.site.calls, it.model.goal]).toEqual([[], null]);
    await it.type('HP1561 test 2h');
    expect(it.model.active).toBe(0);
  });

  it('does nothing by an Enter before the row was in sight', async () => {
    const it = palette();
    it.model.type('HP1561 test 2h');
    await it.enter();
    expect([it.site.calls, it.model.active]).toEqual([[], 0]);
  });

  it('opens a site first whose name holds the words of a verb', async () => {
    const repair = matchOf(7, { siteName: 'Watch Repair', transmitterCode: 'HP7' });
    const it = palette([repair]);
    await it.type('watch repair');
    await it.enter();
    expect(it.model.goal).toEqual({ path: '/site/info?sn=7&dn=1' });
  });

  it('shows what the person may not do with the reason, and does not do it', async () => {
    const barred = { test: 'You do not have the right to place sites on test.' };
    const it = palette([KESTREL], { barred });
    await it.type('kestrel test 2h');
    const row = it.model.options[0];
    expect(row?.kind === 'act' && it.model.acts.barredBy(row.command, row.site)).toBe(barred.test);
    await it.enter();
    expect([it.site.calls, it.model.goal]).toEqual([[], null]);
    const off = palette();
    await off.type('kestrel off test');
    await off.enter();
    const second = off.model.options[0];
    expect(second?.kind === 'act' && off.model.acts.barredBy(second.command, second.site)).toBe(
      'It is not on test.',
    );
    expect(off.site.calls).toEqual([]);
  });

  it('leads to the parts of a site, and to reports filled in', async () => {
    const it = palette();
    const goal = async (text: string) => {
      await it.type(text);
      await it.enter();
      return it.model.goal;
    };
    expect(await goal('history of kestrel')).toEqual({ path: '/site/history?sn=7&dn=1' });
    expect(await goal('call list HP1561')).toEqual({ path: '/site/info?sn=7&dn=1&part=contacts' });
    expect(await goal('add note kestrel')).toEqual({ path: '/site/info?sn=7&dn=1&add=note' });
    expect(await goal('report alarm history last month')).toEqual({
      path: '/reports/completed?run=alarmHistory&period=month&days=7',
    });
  });

  it.each([
    ['reports', 'reports/completed'],
    ['go to billing', 'billing'],
    ['invoices', 'billing'],
    ['dark', 'dark'],
    ['sign out', 'log-out'],
    ['contact us', 'home/contact-us'],
  ])(
    'finds %j at once, before any account, and keeps it when accounts arrive',
    async (text, id) => {
      const it = palette();
      it.model.type(text);
      expect(it.model.active).toBe(0);
      await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
      await it.enter();
      expect(it.model.goal).toMatchObject({ item: { id } });
    },
  );

  it('changes one part by its chip and leaves the others', async () => {
    const it = palette();
    await it.type('kestrel test 2h');
    it.model.openPart('time');
    expect([it.model.active, it.model.options.length]).toEqual([-1, 6]);
    it.model.move('first');
    await it.enter();
    expect(it.model.text).toBe('test kestrel 30m');
    it.model.openPart('verb');
    it.model.move('last');
    await it.enter();
    expect(it.model.text).toBe('add note kestrel');
    expect(it.asked).toEqual(['kestrel']);
  });

  it('offers the sites opened lately for a command that names none, and does nothing by Enter alone', async () => {
    const it = palette([], { lately: [KESTREL] });
    it.model.start();
    await it.type('test 2h');
    const [acts] = it.model.groups;
    expect(acts).toMatchObject({
      title: 'Place on test: which account?',
      rows: [{ kind: 'act', site: KESTREL }],
    });
    expect(it.model.active).toBe(-1);
    await it.enter();
    expect(it.site.calls).toEqual([]);
    it.model.move('first');
    await it.enter();
    expect(it.site.calls.length).toBeGreaterThan(0);
  });

  it('shows what it can do while nothing is typed, and writes the beginning of an example', async () => {
    const it = palette();
    expect(it.model.groups.map(({ id }) => id)).toEqual(['examples']);
    it.model.move('first');
    await it.enter();
    expect(it.model.text).toBe('test ');
    expect(it.site.calls).toEqual([]);
  });
});
