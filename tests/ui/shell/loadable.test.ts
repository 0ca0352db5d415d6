import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ok } from '#core/kernel/result.ts';
import { Loadable } from '#ui/shell/loadable.ts';

const drawn = (from: Loadable<object>): readonly string[] => {
  const states: string[] = [];
  autorun(() => states.push(from.state.at));
  return states;
};

describe('what a screen reads', () => {
  it('is shown from the first drawing on when it is at hand, and drawn once when the reading says the same', async () => {
    const figures = {};
    const from = new Loadable({
      read: () => Promise.resolve(ok(figures)),
      atHand: figures,
      fallback: 'Not read.',
    });
    const states = drawn(from);
    await from.load();
    expect(from.state).toEqual({ at: 'ready', value: figures });
    expect(states).toEqual(['ready']);
  });

  it('gives way to a newer reading', async () => {
    const [old, newer] = [{ sites: 1 }, { sites: 2 }];
    const from = new Loadable<object>({
      read: () => Promise.resolve(ok(newer)),
      atHand: old,
      fallback: 'Not read.',
    });
    await from.load();
    expect(from.state).toEqual({ at: 'ready', value: newer });
  });

  it('waits for the first reading when nothing is at hand', async () => {
    const from = new Loadable({ read: () => Promise.resolve(ok({})), fallback: 'Not read.' });
    const states = drawn(from);
    await from.load();
    expect(states).toEqual(['loading', 'ready']);
  });
});
