import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENT,
  reduceUpdate,
  type UpdateEvent,
  type UpdateState,
} from '#core/updates/update-state.rule.ts';

const events: fc.Arbitrary<UpdateEvent> = fc.oneof(
  fc.constantFrom<UpdateEvent>(
    { kind: 'found' },
    { kind: 'tookOver' },
    { kind: 'stalled' },
    { kind: 'partMissing' },
    { kind: 'postponed' },
  ),
  fc.record({ kind: fc.constant('pressed' as const), dirty: fc.boolean() }),
  fc.record({
    kind: fc.constant('broken' as const),
    dirty: fc.boolean(),
    mayReload: fc.boolean(),
  }),
);

const histories = fc.array(events, { maxLength: 40, size: 'max' });

/** Plays a history of events. Calls `see` for every step with the state before the step. */
const walk = (
  history: readonly UpdateEvent[],
  see: (step: {
    readonly before: UpdateState;
    readonly event: UpdateEvent;
    readonly after: UpdateState;
    readonly act: string;
    readonly past: readonly UpdateEvent[];
  }) => void,
): UpdateState => {
  let before = CURRENT;
  history.forEach((event, at) => {
    const { state, act } = reduceUpdate(before, event);
    see({ before, event, after: state, act, past: history.slice(0, at) });
    before = state;
  });
  return before;
};

const pressesIn = (events: readonly UpdateEvent[]) =>
  events.filter((event) => event.kind === 'pressed');

describe('what happens to the page when versions change', () => {
  it('is never a reload unless somebody pressed Refresh or the worker broke with nothing unsaved', () => {
    fc.assert(
      fc.property(histories, (history) => {
        walk(history, ({ event, act, past }) => {
          if (act !== 'reload') return;
          const broke = event.kind === 'broken' && !event.dirty && event.mayReload;
          expect(broke || pressesIn([...past, event]).length > 0).toBe(true);
        });
      }),
    );
  });

  it('is never a reload over unsaved work at the first press', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const dirtyOnly = history.filter(
          (event) => event.kind !== 'broken' && !(event.kind === 'pressed' && !event.dirty),
        );
        const first = dirtyOnly.findIndex(({ kind }) => kind === 'pressed');
        walk(dirtyOnly.slice(0, first + 1), ({ act }) => expect(act).toBe('nothing'));
      }),
    );
  });

  it('is one reload at most, and nothing after it', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let reloads = 0;
        walk(history, ({ before, after, act }) => {
          if (before.kind === 'leaving') expect([after, act]).toEqual([before, 'nothing']);
          if (act === 'reload') {
            reloads += 1;
            expect(after.kind).toBe('leaving');
          }
        });
        expect(reloads).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('lets a newer version take over only when the person pressed where one may wait', () => {
    fc.assert(
      fc.property(histories, (history) => {
        walk(history, ({ before, event, act }) => {
          if (act !== 'takeOver') return;
          expect(['ready', 'outdated']).toContain(before.kind);
          expect(event.kind).toBe('pressed');
        });
      }),
    );
  });

  it('warns before unsaved work is lost, and a second press is the consent', () => {
    const ready = reduceUpdate(CURRENT, { kind: 'found' }).state;
    const warned = reduceUpdate(ready, { kind: 'pressed', dirty: true });
    expect(warned).toEqual({
      state: { kind: 'ready', asking: true, warned: true },
      act: 'nothing',
    });
    expect(reduceUpdate(warned.state, { kind: 'pressed', dirty: true }).act).toBe('takeOver');
    const later = reduceUpdate(warned.state, { kind: 'postponed' }).state;
    expect(later).toEqual({ kind: 'ready', asking: false, warned: false });
  });

  it('asks again for an even newer version, and prompts the tabs that did not press', () => {
    const ready = reduceUpdate(CURRENT, { kind: 'found' }).state;
    const later = reduceUpdate(ready, { kind: 'postponed' }).state;
    expect(reduceUpdate(later, { kind: 'found' }).state).toEqual(ready);
    expect(reduceUpdate(later, { kind: 'tookOver' })).toEqual({
      state: { kind: 'outdated', asking: true, warned: false },
      act: 'nothing',
    });
  });

  it('goes on without the word of a version that does not answer', () => {
    const ready = reduceUpdate(CURRENT, { kind: 'found' }).state;
    const asked = reduceUpdate(ready, { kind: 'pressed', dirty: false });
    expect(asked.act).toBe('takeOver');
    expect(reduceUpdate(asked.state, { kind: 'stalled' }).act).toBe('reload');
  });

  it('asks for a refresh, and does not force it, when a part is gone or the worker broke over unsaved work', () => {
    for (const event of [
      { kind: 'partMissing' },
      { kind: 'broken', dirty: true, mayReload: true },
      { kind: 'broken', dirty: false, mayReload: false },
    ] as const)
      expect(reduceUpdate(CURRENT, event)).toEqual({
        state: { kind: 'outdated', asking: true, warned: false },
        act: 'nothing',
      });
  });
});
