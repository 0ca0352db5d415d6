import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeFeed, ChangeNews } from '#core/backend/changes/change-feed.port.ts';
import { rememberValue } from '#core/backend/changes/remembered-value.store.ts';
import { ManualClock } from '../harness/manual-clock.ts';

const LIFE = 60_000;
const SHARED = 1000;

/** The result of a read: the value, and the time at which the read started. */
interface Seen {
  readonly stored: number;
  readonly at: number;
}

type Outcome = 'answered' | 'failed';

/** Creates a change feed, a database with a single number, and a clock. The test controls all three. */
const setUp = () => {
  const clock = new ManualClock(1_000_000);
  const state = { stored: 0, begun: 0 };
  const underWay: ((outcome: Outcome) => void)[] = [];
  let tell = (_news: ChangeNews): void => undefined;
  const changes: ChangeFeed = {
    subscribe: (_topic, hear) => {
      tell = hear;
      return () => undefined;
    },
  };
  const look = (): Promise<Seen> => {
    state.begun += 1;
    const seen = { stored: state.stored, at: clock.now() };
    return new Promise((resolve, reject) => {
      underWay.push((outcome) => {
        if (outcome === 'answered') resolve(seen);
        else reject(new Error('no database'));
      });
    });
  };
  const value = rememberValue({ changes, clock, topic: 'statusBanner', lifeMs: LIFE, look });
  return { clock, state, underWay, value, tell };
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const step = fc.oneof(
  weighted(4, fc.constant({ kind: 'read' as const })),
  weighted(
    4,
    fc.record({
      kind: fc.constant('end' as const),
      which: fc.nat(1),
      outcome: fc.constantFrom<Outcome>('answered', 'answered', 'answered', 'failed'),
    }),
  ),
  weighted(2, fc.constantFrom({ kind: 'write' as const }, { kind: 'ownWrite' as const })),
  weighted(1, fc.constantFrom({ kind: 'hear' as const }, { kind: 'lose' as const })),
  weighted(2, fc.constant({ kind: 'listen' as const })),
  weighted(
    2,
    fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(-5000, 1, SHARED - 1, SHARED, LIFE - 1, LIFE),
    }),
  ),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Lists the rules that a read value violates. */
const check = (
  seen: Seen,
  asked: {
    readonly heard: number;
    readonly listening: boolean;
    readonly at: number;
    readonly fromMemory: boolean;
    readonly joined: boolean;
  },
): readonly string[] => {
  const age = asked.at - seen.at;
  const within = (life: number): boolean => age >= 0 && age < life;
  return [
    ...(seen.stored < asked.heard ? ['older than the last change heard'] : []),
    ...(asked.fromMemory && !asked.listening ? ['from memory without a feed'] : []),
    ...(asked.fromMemory && !within(LIFE) ? ['from memory past its end'] : []),
    ...(asked.joined && !within(SHARED) ? ['joined a look-up that hangs'] : []),
  ];
};

describe('a remembered value', () => {
  it('is never older than the last change heard before it was asked for, nor from memory without a feed or past its end', async () => {
    const reached = { memory: 0, joined: 0, failed: 0 };
    const play = async (steps: readonly Step[]) => {
      const { clock, state, underWay, value, tell } = setUp();
      const problems: string[] = [];
      let heard = 0;
      const feed = { listening: false };
      let turn = 0;
      const hear = (news: ChangeNews): void => {
        feed.listening = news.kind !== 'lost';
        heard = state.stored;
        tell(news);
      };
      const read = (): void => {
        const asked = {
          heard,
          listening: feed.listening,
          at: clock.now(),
          begun: state.begun,
          turn,
        };
        const answer = value.read();
        const looked = state.begun > asked.begun;
        answer.then(
          (seen) => {
            const fromMemory = !looked && turn === asked.turn;
            const joined = !looked && !fromMemory;
            if (fromMemory) reached.memory += 1;
            if (joined) reached.joined += 1;
            problems.push(...check(seen, { ...asked, fromMemory, joined }));
          },
          () => {
            reached.failed += 1;
            if (turn === asked.turn) problems.push('a failure that was kept');
          },
        );
      };
      for (const one of steps) {
        turn += 1;
        if (one.kind === 'read') read();
        if (one.kind === 'end') underWay.splice(one.which, 1)[0]?.(one.outcome);
        if (one.kind === 'write' || one.kind === 'ownWrite') state.stored += 1;
        if (one.kind === 'ownWrite') {
          heard = state.stored;
          value.forget();
        }
        if (one.kind === 'hear' && feed.listening) hear({ kind: 'changed', detail: null });
        if (one.kind === 'lose' && feed.listening) hear({ kind: 'lost' });
        if (one.kind === 'listen') hear({ kind: 'listening' });
        if (one.kind === 'pass') clock.advance(one.ms);
        await settled();
        expect(problems).toEqual([]);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), play), {
      numRuns: 2000,
    });
    expect(Math.min(reached.memory, reached.joined, reached.failed)).toBeGreaterThan(100);
  });

  const listeningOne = () => {
    const parts = setUp();
    parts.tell({ kind: 'listening' });
    return parts;
  };

  it('is looked up once for all who ask meanwhile, and not again until its end', async () => {
    const { clock, state, underWay, value } = listeningOne();
    const asked = [value.read(), value.read(), value.read()];
    underWay.pop()?.('answered');
    expect((await Promise.all(asked)).map(({ stored }) => stored)).toEqual([0, 0, 0]);
    clock.advance(LIFE - 1);
    await value.read();
    expect(state.begun).toBe(1);
    clock.advance(1);
    void value.read();
    expect(state.begun).toBe(2);
  });

  it('keeps neither a failure nor what was looked up before a change was heard', async () => {
    const { state, underWay, value, tell } = listeningOne();
    const failed = value.read();
    underWay.pop()?.('failed');
    await expect(failed).rejects.toThrow('no database');
    const early = value.read();
    state.stored = 7;
    tell({ kind: 'changed', detail: null });
    underWay.pop()?.('answered');
    expect(await early).toMatchObject({ stored: 0 });
    const late = value.read();
    underWay.pop()?.('answered');
    expect(await late).toMatchObject({ stored: 7 });
    expect(state.begun).toBe(3);
  });

  it('is looked up each time until the feed listens, and again after it was lost', async () => {
    const { state, underWay, value, tell } = setUp();
    const once = async (): Promise<number> => {
      const answer = value.read();
      underWay.pop()?.('answered');
      await answer;
      return state.begun;
    };
    expect([await once(), await once()]).toEqual([1, 2]);
    tell({ kind: 'listening' });
    expect([await once(), await once()]).toEqual([3, 3]);
    tell({ kind: 'lost' });
    expect([await once(), await once()]).toEqual([4, 5]);
  });
});
