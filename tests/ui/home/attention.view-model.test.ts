import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import { BULK_ACTS, TICKED_MOST } from '#core/bulk-tests/bulk-test.schema.ts';
import {
  ACKNOWLEDGED_AT_ONCE,
  type AcknowledgedItems,
  type Attention,
  type ListedItem,
} from '#core/attention/attention.schema.ts';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import { UNFILTERED } from '#ui/home/attention-pages.ts';
import { AttentionViewModel } from '#ui/home/attention.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';

/** A key such as `a` or `a@3`, which names the site too. Without a site, each key has its own. */
const siteOf = (key: string): number =>
  Number(key.split('@')[1] ?? 1000 + Number.parseInt(key, 36));

const itemOf = (key: string): ListedItem => ({
  key,
  kind: 'trouble',
  siteNum: siteOf(key),
  devNum: 1,
  siteName: 'Benson, Carla',
  xmit: 'HP1415',
  timeZone: 'America/New_York',
  subject: key,
  text: 'Low battery',
  since: '2026-03-10T08:00:00.000Z',
  atSite: 1,
  state: {
    rev: 3,
    acknowledgedBy: null,
    acknowledgedAt: null,
    snoozedUntil: null,
    snoozedBy: null,
    assignedTo: null,
    note: null,
    noteBy: null,
  },
});
const STALE: Failure = {
  kind: 'refused',
  status: 409,
  message: 'Dana Reyes acknowledged it at 14:08 EDT.',
  code: 'staleRev',
};

const open = (keys: readonly string[] = ['a', 'b', 'c']) => {
  const said: unknown[] = [];
  const shows: string[] = [];
  const bulk: { readonly keys: readonly string[]; readonly dryRun: boolean }[] = [];
  let listed = keys;
  let known: readonly string[] = [];
  let failure: Failure | null = null;
  const assigned: {
    readonly keys: readonly string[];
    readonly to: string | null;
    readonly dryRun: boolean;
  }[] = [];
  const gateway: Omit<AttentionGateway, 'watchSite'> = {
    attention: ({ age, behind, branch, kind, most = 100, show, site }) => {
      shows.push([show, kind, age, branch].filter((one) => one !== undefined).join(' '));
      const all = listed.map((key) => ({
        ...itemOf(key),
        atSite: listed.filter((one) => siteOf(one) === siteOf(key)).length,
      }));
      const held = all.filter(({ siteNum }) => siteNum === (site ?? siteNum));
      // A position stays where it is although its item is gone, because the first keys stay in this order.
      const from =
        behind === undefined
          ? 0
          : held.findIndex(({ key }) => keys.indexOf(key) > keys.indexOf(behind));
      const page = from === -1 ? [] : held.slice(from, from + most);
      const answer: Attention = {
        asOf: '2026-03-12T18:08:00.000Z',
        timeZone: 'America/New_York',
        items: page,
        next: held.at(-1)?.key === page.at(-1)?.key ? null : (page.at(-1)?.key ?? null),
        counts: { everybody: listed.length, mine: 0, acknowledged: 0, snoozed: 0 },
        kinds: [],
        branches: [],
        colleagues: [
          { id: 'dana', name: 'Dana Reyes' },
          { id: 'lee', name: 'Lee Park' },
        ],
      };
      // Answers come one by one, like those of a server.
      return new Promise((done) => setImmediate(() => done(ok(answer))));
    },
    sayAttention: (asked) => {
      said.push(asked);
      return Promise.resolve(failure === null ? ok(itemOf(asked.key)) : err(failure));
    },
    acknowledgeAttention: ({ dryRun, items }) => {
      bulk.push({ keys: items.map(({ key }) => key), dryRun });
      const answer: AcknowledgedItems = { acknowledged: [], skipped: [] };
      for (const { key, sn } of items) {
        expect(sn).toBe(siteOf(key));
        if (known.includes(key)) answer.skipped.push({ id: key, why: 'known' });
        else if (listed.includes(key)) answer.acknowledged.push(key);
        else answer.skipped.push({ id: key, why: 'over' });
      }
      if (!dryRun) listed = listed.filter((key) => !answer.acknowledged.includes(key));
      return Promise.resolve(ok(answer));
    },
    assignAttention: ({ dryRun, items, to }) => {
      const keys = items.map(({ key }) => key);
      assigned.push({ keys, to, dryRun });
      const skipped = keys.filter((key) => known.includes(key));
      return Promise.resolve(
        ok({
          assigned: keys.filter((key) => !known.includes(key)),
          skipped: skipped.map((id) => ({ id, why: 'notTheirs' as const })),
        }),
      );
    },
  };
  const toasts = new ToastStore(Date.now);
  return {
    model: new AttentionViewModel({
      gateway,
      mayChange: true,
      me: 'dana',
      acts: BULK_ACTS,
      toasts,
    }),
    said,
    shows,
    assigned,
    bulk,
    toasts,
    holds: (left: readonly string[]) => {
      listed = left;
    },
    knows: (acknowledged: readonly string[]) => {
      known = acknowledged;
    },
    fails: (with_: Failure) => {
      failure = with_;
    },
  };
};

const MANY = Array.from({ length: 240 }, (_, at) => `k${String(at)}`);

describe('what needs somebody, worked through', () => {
  it('goes from item to item, round at the ends, and from the first where none is open', async () => {
    const { model } = open();
    await model.list.load();
    expect(model.pages.after(null)).toBe('a');
    expect(model.pages.after('a')).toBe('b');
    expect(model.pages.after('c')).toBe('a');
    expect(model.pages.after('a', -1)).toBe('c');
    expect(model.pages.after('gone')).toBe('a');
    const empty = open([]);
    await empty.model.list.load();
    expect(empty.model.pages.after(null)).toBeNull();
  });

  it('stands on what took the place of an item that is done, and on the item while it stays', async () => {
    const { holds, model } = open();
    await model.list.load();
    const [a, b, c] = model.pages.items;
    holds(['a', 'c']);
    expect(await model.sayAndGoOn(b!, { act: 'acknowledge' })).toBe('c');
    holds(['a']);
    expect(await model.sayAndGoOn(c!, { act: 'acknowledge' })).toBe('a');
    expect(await model.sayAndGoOn(a!, { act: 'note', text: 'Called' })).toBe('a');
    holds([]);
    expect(await model.sayAndGoOn(a!, { act: 'acknowledge' })).toBeNull();
  });

  it('goes on where an item stood that is gone by now, rather than from the first', async () => {
    const { holds, model } = open(['a', 'b', 'c', 'd']);
    await model.list.load();
    holds(['a', 'b', 'd']);
    await model.list.load();
    expect(model.pages.after('c')).toBe('d');
    expect(model.pages.after('c', -1)).toBe('b');
    holds(['a', 'b']);
    await model.list.load();
    expect(model.pages.after('d')).toBe('a');
    expect(model.pages.after('d', -1)).toBe('b');
  });

  it('reaches every item, going on behind the last listed one too', async () => {
    const { model } = open(MANY);
    await model.list.load();
    expect([model.pages.items.length, model.pages.left]).toEqual([100, 140]);
    let at: string | null = null;
    const seen = new Set<string>();
    for (let step = 0; step < 240; step += 1) {
      at = await model.goFrom(at, 1);
      seen.add(at ?? '');
    }
    expect([seen.size, at, model.pages.left]).toEqual([240, 'k239', 0]);
    expect(await model.goFrom(at, 1)).toBe('k0');
  });

  it('lists others when it is asked for them, and not the same anew', async () => {
    const { model, shows } = open();
    await model.list.load();
    model.look({ ...UNFILTERED });
    model.look({ ...UNFILTERED, show: 'mine' });
    await model.list.load();
    model.look({ show: 'mine', kind: 'alarm', age: 'week', branch: 4471 });
    await model.list.load();
    const narrow = 'mine alarm week 4471';
    expect(shows).toEqual(['everybody', 'mine', 'mine', narrow, narrow]);
  });

  it('says something under the revision that is shown, then shows what is true', async () => {
    const { model, said, holds } = open();
    await model.list.load();
    holds(['b', 'c']);
    expect(await model.say(itemOf('a'), { act: 'acknowledge' })).toBe(true);
    expect(said).toEqual([{ sn: siteOf('a'), key: 'a', rev: 3, said: { act: 'acknowledge' } }]);
    expect(model.pages.items.map(({ key }) => key)).toEqual(['b', 'c']);
    expect(model.unlisted).toEqual([]);
  });

  it('tells who was first, also of an item that is not listed any more', async () => {
    const { model, fails, holds } = open();
    await model.list.load();
    fails(STALE);
    expect(await model.say(itemOf('a'), { act: 'acknowledge' })).toBe(false);
    expect(model.refused.get('a')).toBe(STALE.message);
    expect(model.unlisted).toEqual([]);
    holds(['b']);
    await model.list.load();
    expect(model.unlisted).toEqual([STALE.message]);
    model.look({ ...UNFILTERED, show: 'mine' });
    expect(model.unlisted).toEqual([]);
  });

  it('goes on behind what is gone, whatever else leaves and arrives, and never starts over', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), { maxLength: 4 }),
        fc.nat({ max: 11 }),
        async (numbers, waves, at) => {
          const keys = numbers
            .toSorted((one, other) => one - other)
            .map((num) => `k${String(num)}`);
          const { holds, model } = open(keys);
          await model.list.load();
          const stood = keys[at % keys.length]!;
          let left = keys;
          for (const wave of waves) {
            left = left.filter((_, index) => wave[index]!);
            holds(left);
            await model.list.load();
          }
          const behind = left.find((key) => keys.indexOf(key) >= keys.indexOf(stood));
          expect(model.pages.near(stood)).toBe(behind ?? left.at(-1) ?? null);
          if (!left.includes(stood))
            expect(model.pages.after(stood)).toBe(behind ?? left[0] ?? null);
        },
      ),
    );
  });

  it('lists every item once and keeps the items of a site together, by pages and by opened sites', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 8 }), { minLength: 90, maxLength: 330 }),
        fc.array(fc.oneof(fc.constantFrom('more', 'anew'), fc.nat({ max: 8 })), {
          maxLength: 6,
        }),
        async (sites, steps) => {
          const keys = sites.map((site, at) => `k${String(at)}@${String(site + 1)}`);
          const { model } = open(keys);
          const { pages } = model;
          await model.list.load();
          for (const step of steps) {
            if (step === 'more') await pages.more();
            else if (step === 'anew') await model.list.load({ background: true });
            else await pages.open(step + 1);
            const listed = pages.items.map(({ key }) => key);
            expect(new Set(listed).size).toBe(listed.length);
            expect(pages.left).toBe(keys.length - listed.length);
            if (typeof step === 'number')
              expect(pages.items.filter(({ siteNum }) => siteNum === step + 1)).toHaveLength(
                sites.filter((site) => site === step).length,
              );
          }
          for (const { count, items, siteNum } of pages.groups) {
            expect(items.every((item) => item.siteNum === siteNum)).toBe(true);
            expect(count).toBe(sites.filter((site) => site + 1 === siteNum).length);
          }
          while (pages.left > 0) await pages.more();
          expect(new Set(pages.items.map(({ key }) => key))).toEqual(new Set(keys));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('reads anew as much as is listed, also what a page added meanwhile', async () => {
    const { holds, model } = open(MANY);
    await model.list.load();
    const anew = model.list.load({ background: true });
    await Promise.all([model.pages.more(), anew]);
    expect(model.pages.items).toHaveLength(200);
    holds(MANY.slice(50));
    await model.list.load({ background: true });
    expect([model.pages.items.length, model.pages.total, model.pages.left]).toEqual([190, 190, 0]);
  });

  it('keeps the selection until the list is read anew, so that its bar passes the focus to the next item', async () => {
    const { model } = open();
    await model.list.load();
    model.selection.tick('b', true);
    await model.several.askAcknowledge();
    await model.several.acknowledging.act();
    expect([model.several.acknowledging.would, [...model.selection.keys]]).toEqual([null, ['b']]);
    await vi.waitFor(() => expect(model.pages.items.map(({ key }) => key)).toEqual(['a', 'c']));
    expect([model.selected, [...model.selection.keys]]).toEqual([0, []]);
    expect(model.pages.near('b')).toBe('c');
  });

  it('acknowledges what is selected: asks with the dry run, does just that, and says how many were already', async () => {
    const { bulk, holds, knows, model, toasts } = open(['a@1', 'b@1', 'c@2', 'd@3']);
    await model.list.load();
    model.selection.tick('d@3', true);
    await model.pick({ siteNum: 1 }, true);
    expect(model.selected).toBe(3);
    knows(['b@1']);
    await model.several.askAcknowledge();
    expect(model.several.acknowledging.would?.done).toEqual(['a@1', 'd@3']);
    expect(model.several.acknowledging.would?.skipped).toEqual([
      { id: 'b@1', name: 'Benson, Carla: Trouble not restored', reason: 'Already acknowledged' },
    ]);
    expect(model.several.wouldAcknowledge).toBe('Trouble not restored: 2');
    holds(['a@1', 'b@1', 'c@2']);
    await model.several.acknowledging.act();
    await model.list.load();
    expect(bulk.map(({ dryRun }) => dryRun)).toEqual([true, false]);
    expect(toasts.shown()[0]).toMatchObject({
      title: '1 item acknowledged',
      text: '1 was already. 1 item skipped.',
    });
    expect(model.pages.items.map(({ key }) => key)).toEqual(['b@1', 'c@2']);
    expect(model.selected).toBe(0);
  });

  it('acknowledges all that match, listed or not, in requests of a limited size', async () => {
    const keys = Array.from({ length: 2 * ACKNOWLEDGED_AT_ONCE + 7 }, (_, at) => `k${String(at)}`);
    const { bulk, model } = open(keys);
    await model.list.load();
    model.selection.takeWhole();
    expect([model.selected, model.pages.items.length]).toEqual([keys.length, 100]);
    await model.several.askAcknowledge();
    expect(model.several.acknowledging.would?.done).toEqual(keys);
    await model.several.acknowledging.act();
    await model.list.load();
    expect(bulk.map((one) => one.keys.length)).toEqual([250, 250, 7, 250, 250, 7]);
    expect(model.pages.items).toEqual([]);
  });

  it('assigns what is selected, at first to the user, and shows anew what happens for another person', async () => {
    const { assigned, knows, model, toasts } = open(['a@1', 'b@2']);
    await model.list.load();
    model.selection.selectAll(true);
    await model.several.askAssign();
    expect(model.several.assigning.would).toEqual({ done: ['a@1', 'b@2'], skipped: [] });
    knows(['b@2']);
    await model.several.assignTo('lee');
    expect(model.several.assigning.would?.skipped).toMatchObject([
      { reason: 'This person can’t see it' },
    ]);
    await model.several.assigning.act();
    expect(assigned.map(({ dryRun, to }) => [to, dryRun])).toEqual([
      ['dana', true],
      ['lee', true],
      ['lee', false],
    ]);
    await vi.waitFor(() => expect(model.selected).toBe(0));
    expect(toasts.shown()[0]).toMatchObject({ title: '1 item assigned' });
  });

  it('names each account of the selected items once for an act on accounts, and of too many says so', async () => {
    const { model } = open(['a@1', 'b@1', 'c@2']);
    await model.list.load();
    model.selection.selectAll(true);
    await model.several.askSites('extend');
    expect(model.several.sites).toEqual({ act: 'extend', siteNums: [1, 2] });
    const many = open(Array.from({ length: TICKED_MOST + 1 }, (_, at) => `x@${String(at + 1)}`));
    await many.model.list.load();
    many.model.selection.takeWhole();
    await many.model.several.askSites('extend');
    expect(many.model.several.sites).toBeNull();
    expect(many.model.several.asking.problem).toBe('Select items of up to 500 accounts.');
  });
});
