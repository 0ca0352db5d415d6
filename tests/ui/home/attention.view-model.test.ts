import { describe, expect, it } from 'vitest';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import type { Attention, AttentionItem } from '#core/attention/attention.schema.ts';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import { AttentionViewModel } from '#ui/home/attention.view-model.ts';

const itemOf = (key: string): AttentionItem => ({
  key,
  kind: 'trouble',
  siteNum: 7,
  devNum: 1,
  siteName: 'Benson, Carla',
  xmit: 'HP1415',
  timeZone: 'America/New_York',
  subject: key,
  text: 'Low battery',
  since: '2026-03-10T08:00:00.000Z',
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
  let listed = keys;
  let failure: Failure | null = null;
  const gateway: Pick<AttentionGateway, 'attention' | 'sayAttention'> = {
    attention: ({ kind, show, most }) => {
      shows.push(kind === undefined ? show : `${show} ${kind}`);
      const answer: Attention = {
        asOf: '2026-03-12T18:08:00.000Z',
        timeZone: 'America/New_York',
        items: listed.slice(0, most).map(itemOf),
        counts: { everybody: listed.length, mine: 0, acknowledged: 0, snoozed: 0 },
        colleagues: [],
      };
      return Promise.resolve(ok(answer));
    },
    sayAttention: (asked) => {
      said.push(asked);
      return Promise.resolve(failure === null ? ok(itemOf(asked.key)) : err(failure));
    },
  };
  return {
    model: new AttentionViewModel({ gateway, mayChange: true }),
    said,
    shows,
    holds: (left: readonly string[]) => {
      listed = left;
    },
    fails: (with_: Failure) => {
      failure = with_;
    },
  };
};

describe('what needs somebody, worked through', () => {
  it('goes from item to item, round at the ends, and from the first where none is open', async () => {
    const { model } = open();
    await model.list.load();
    expect(model.after(null)).toBe('a');
    expect(model.after('a')).toBe('b');
    expect(model.after('c')).toBe('a');
    expect(model.after('a', -1)).toBe('c');
    expect(model.after('gone')).toBe('a');
    const empty = open([]);
    await empty.model.list.load();
    expect(empty.model.after(null)).toBeNull();
  });

  it('stands on what took the place of an item that is done, and on the item while it stays', async () => {
    const { holds, model } = open();
    await model.list.load();
    const [a, b, c] = model.items;
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
    expect(model.after('c')).toBe('d');
    expect(model.after('c', -1)).toBe('b');
    holds(['a', 'b']);
    await model.list.load();
    expect(model.after('d')).toBe('a');
    expect(model.after('d', -1)).toBe('b');
  });

  it('reaches every item, going on behind the last listed one too', async () => {
    const { model } = open(Array.from({ length: 240 }, (_, at) => `k${String(at)}`));
    await model.list.load();
    expect([model.items.length, model.left]).toEqual([100, 140]);
    let at: string | null = null;
    const seen = new Set<string>();
    for (let step = 0; step < 240; step += 1) {
      at = await model.goFrom(at, 1);
      seen.add(at ?? '');
    }
    expect([seen.size, at, model.left]).toEqual([240, 'k239', 0]);
    expect(await model.goFrom(at, 1)).toBe('k0');
  });

  it('lists others when it is asked for them, and not the same anew', async () => {
    const { model, shows } = open();
    await model.list.load();
    model.look('everybody');
    model.look('mine');
    await model.list.load();
    model.look('mine', 'alarm');
    await model.list.load();
    expect(shows).toEqual(['everybody', 'mine', 'mine', 'mine alarm', 'mine alarm']);
  });

  it('says something under the revision that is shown, then shows what is true', async () => {
    const { model, said, holds } = open();
    await model.list.load();
    holds(['b', 'c']);
    expect(await model.say(itemOf('a'), { act: 'acknowledge' })).toBe(true);
    expect(said).toEqual([{ sn: 7, key: 'a', rev: 3, said: { act: 'acknowledge' } }]);
    expect(model.items.map(({ key }) => key)).toEqual(['b', 'c']);
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
    model.look('mine');
    expect(model.unlisted).toEqual([]);
  });
});
