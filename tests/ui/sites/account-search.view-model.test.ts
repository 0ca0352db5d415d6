import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { RecentSearches } from '#core/sites/recent-searches.store.ts';
import type { SiteSearch } from '#core/sites/site-info.schema.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { matchOf } from '#tests/core/sites/support/sites.ts';
import {
  AccountSearchViewModel,
  SEARCH_DELAY,
} from '#ui/sites/search/account-search.view-model.ts';

type Answer = Result<SiteSearch, Failure>;
const found = (...nums: readonly number[]): Answer =>
  ok({ asOf: '2026-03-12T18:08:00.000Z', matches: nums.map((num) => matchOf(num)), more: false });

/** Returns the search dialog over a provider whose answers the test triggers. */
const world = () => {
  const session = new SessionContext();
  session.apply({ kind: 'signedIn', grant: grantOf(viewOf(2)) });
  const recents = new RecentSearches({ session, preferences: new MemoryPreferenceStore() });
  const asked: { text: string; answer(result: Answer): void }[] = [];
  let closed = 0;
  const make = (typedEarly: string | null = null) =>
    new AccountSearchViewModel({
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
    expect(model.choose()).toBeNull();
    // Enter sends the search at once, without the usual typing delay.
    expect(asked.map(({ text }) => text)).toEqual(['kes in any', 'kest in any']);
    await answer(1, found(2));
    expect(model.choose()?.siteNum).toBe(2);
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
    expect(model.choose()).toBeNull();
    expect(model.goal).toBe('/site?q=kes');
    model.move('previous');
    expect(model.choose()?.siteNum).toBe(3);
    model.move('first');
    expect(model.choose()?.siteNum).toBe(1);
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
    expect(await search('ma', 3, many)).toBe('The first 2 accounts of more.');
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
    it.model.opened();
    expect(it.recents.list()).toEqual([{ key: 'name', value: 'kes' }]);
    expect(it.closed).toBe(1);
  });

  it('searches a recent one again in its field, at once', () => {
    const it = world();
    it.recents.remember({ key: 'phone', value: '555-0121' });
    const model = it.make();
    model.move('next');
    expect(model.choose()).toBeNull();
    expect(it.asked.map(({ text }) => text)).toEqual(['555-0121 in phone']);
    expect(model.text).toBe('555-0121');
  });

  it('clears the recent ones here and where they are kept', () => {
    const it = world();
    it.recents.remember({ key: 'any', value: 'kes' });
    const model = it.make();
    model.move('last');
    model.clearRecents();
    expect(model.options).toEqual([]);
    expect(model.active).toBe(-1);
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

  it('runs a command on the one account that bears its number, and on no other', async () => {
    const asked: string[] = [];
    const search = (input: { readonly text: string }) => {
      asked.push(input.text);
      return Promise.resolve(found(1, 12));
    };
    const { recents } = world();
    const model = new AccountSearchViewModel({
      search,
      recents,
      close: () => undefined,
      verbs: ['open', 'test', 'callList'],
    });
    const run = async (text: string) => {
      model.type(text);
      await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
      const match = model.choose();
      return match === null ? null : model.pathOf(match);
    };
    expect(await run('place 12 on test')).toBe('/site/info?sn=12&dn=1&test=new');
    expect(await run('call list of 12')).toBe('/site/info?sn=12&dn=1&part=contacts');
    expect(await run('open 12')).toBe('/site/info?sn=12&dn=1');
    expect(asked).toEqual(['12', '12', '12']);
    expect(model.leadsToAll).toBe(false);
    // An account number outside the user's sites finds nothing, whether or not another dealer has the number.
    expect(await run('open 99')).toBeNull();
    expect(model.shown?.matches).toEqual([]);
    // A command the user has no right to run is treated as search text.
    await run('history of 12');
    expect(asked.at(-1)).toBe('history of 12');
  });

  it('opens a whole number at once on Enter, as soon as it is found', async () => {
    const { model, answer } = world();
    model.type('12');
    expect(model.choose()).toBeNull();
    await answer(0, found(12, 123));
    expect(model.goal).toBe('/site/info?sn=12&dn=1');
  });
});
