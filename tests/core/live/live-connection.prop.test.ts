import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import { noteKey, type SeenKeys } from '#core/live/seen-keys.rule.ts';
import {
  ASKING_AFTER_MS,
  follow,
  opening,
  patienceMs,
  pauseMs,
  shownState,
  type LiveConnection,
  type LiveStep,
} from '#core/live/live-connection.rule.ts';

const cursor = fc.constantFrom('', 'a', 'b', 'c');
const step: fc.Arbitrary<LiveStep> = fc.oneof(
  fc.record({ kind: fc.constant('hello' as const), cursor, beatMs: fc.constantFrom(5000, 15000) }),
  fc.record({ kind: fc.constant('told' as const), cursor, steady: fc.boolean() }),
  fc.record({
    kind: fc.constant('lost' as const),
    now: fc.nat(100000),
    askedPauseMs: fc.constantFrom(0, 20000),
  }),
  fc.constant({ kind: 'due' as const }),
);
const run = (steps: readonly LiveStep[], begin: LiveConnection = opening(null, 0)) =>
  steps.reduce<LiveConnection>(follow, begin);

describe('a connection', () => {
  it('goes on from the newest cursor it was told while it was open, and from no other', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let connection = opening('first', 0);
        let newest: string | null = 'first';
        for (const next of steps) {
          const delivered =
            (next.kind === 'hello' && connection.phase === 'opening') ||
            (next.kind === 'told' && connection.phase === 'open');
          if (delivered) newest = next.cursor === '' ? null : next.cursor;
          connection = follow(connection, next);
          expect(connection.cursor).toBe(newest);
        }
      }),
    );
  });

  it('is opened again after every loss, and by nothing else', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const connection = run(steps);
        const lost = follow(connection, { kind: 'lost', now: 1, askedPauseMs: 0 });
        expect(lost.phase).toBe('waiting');
        expect(follow(lost, { kind: 'told', cursor: 'late', steady: true })).toEqual(lost);
        expect(follow(lost, { kind: 'hello', cursor: 'late', beatMs: 1 })).toEqual(lost);
        expect(follow(lost, { kind: 'due' }).phase).toBe('opening');
        if (connection.phase !== 'waiting')
          expect(follow(connection, { kind: 'due' })).toEqual(connection);
      }),
    );
  });

  it('waits 1 s, then twice as long each time up to 30 s, half of it by chance and never less than asked', () => {
    const steps = fc.array(step, { maxLength: 30 });
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true }), (all, random) => {
        const connection = run(all);
        const pause = pauseMs(connection, random);
        const whole = Math.min(30000, 1000 * 2 ** Math.max(0, connection.losses - 1));
        expect(pause).toBeGreaterThanOrEqual(Math.max(whole / 2, connection.askedPauseMs));
        expect(pause).toBeLessThanOrEqual(Math.max(whole, connection.askedPauseMs));
      }),
    );
    const lost = { kind: 'lost', now: 0, askedPauseMs: 0 } as const;
    const pauses = Array.from({ length: 7 }, (_, losses) =>
      pauseMs(
        run(Array.from({ length: losses + 1 }, () => [lost, { kind: 'due' } as const]).flat()),
        1,
      ),
    );
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('counts its losses anew only once it has proved steady', () => {
    const lost = { kind: 'lost', now: 5, askedPauseMs: 0 } as const;
    const hello = { kind: 'hello', cursor: 'a', beatMs: 15000 } as const;
    const again = run([lost, { kind: 'due' }, hello, { kind: 'told', cursor: 'b', steady: false }]);
    expect(again.losses).toBe(1);
    expect(follow(again, { kind: 'told', cursor: 'c', steady: true }).losses).toBe(0);
  });

  it('is shown as live while it is open, as asking once it has been down for 3 s, whatever was tried meanwhile', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(200000), (steps, now) => {
        const connection = run(steps);
        const { downSince, phase } = connection;
        expect(downSince === null).toBe(phase === 'open');
        const down = downSince === null ? 0 : now - downSince;
        const expected =
          phase === 'open' ? 'live' : down >= ASKING_AFTER_MS ? 'asking' : 'connecting';
        expect(shownState(connection, now)).toBe(expected);
        expect(
          follow(follow(connection, { kind: 'lost', now: 7, askedPauseMs: 0 }), { kind: 'due' })
            .downSince,
        ).toBe(phase === 'open' ? 7 : downSince);
      }),
    );
  });

  it('is lost after two and a half beats of silence, which the server gives so often that "Live" ends within 10 s', () => {
    const open = run([{ kind: 'hello', cursor: 'a', beatMs: 4000 }]);
    expect([patienceMs(open), patienceMs(opening(null, 0))]).toEqual([10000, 15000]);
    const served = run([{ kind: 'hello', cursor: 'a', beatMs: LIVE_LIMITS.beatMs }]);
    // Of this limit, one second is reserved for transmission delays.
    expect(patienceMs(served)).toBeLessThanOrEqual(9000);
  });
});

describe('an event that is told twice', () => {
  it('is heard once, in the order of the first times, as long as it is remembered', () => {
    const LIMIT = 8;
    // Generates handovers between tabs. Each handover repeats some of the latest events.
    const handOvers = fc.array(fc.record({ back: fc.nat(LIMIT), on: fc.nat(6) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(handOvers, (all) => {
        let place = 0;
        let seen: SeenKeys = new Set();
        const heard: string[] = [];
        for (const { back, on } of all) {
          const from = Math.max(0, place - back);
          const end = place + on;
          for (let at = from; at < end; at += 1) {
            const noted = noteKey(seen, String(at), LIMIT);
            seen = noted.seen;
            if (noted.first) heard.push(String(at));
            place = Math.max(place, at + 1);
          }
          expect(seen.size).toBeLessThanOrEqual(LIMIT);
        }
        expect(heard).toEqual(Array.from({ length: place }, (_, index) => String(index)));
      }),
    );
  });
});
