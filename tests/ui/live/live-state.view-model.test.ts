import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import type { LiveState } from '#core/live/live-feed.port.ts';
import { LiveStateViewModel } from '#ui/live/live-state.view-model.ts';

const opened = (state: LiveState = 'live', online = true) => {
  const state$ = new BehaviorSubject<LiveState>(state);
  const online$ = new BehaviorSubject(online);
  return { state$, online$, model: new LiveStateViewModel({ state$, online$ }) };
};

it('says how the news come, from the start of its screen to its end', () => {
  const { model, online$, state$ } = opened();
  expect([model.state, state$.observed]).toEqual(['connecting', false]);
  model.start();
  model.start();
  expect(model.state).toBe('live');
  state$.next('asking');
  expect(model.state).toBe('asking');
  model.dispose();
  state$.next('live');
  expect([model.state, state$.observed, online$.observed]).toEqual(['asking', false, false]);
});

it('is not live on a device that says it has no network, and is again once it has one', () => {
  const { model, online$, state$ } = opened('live', false);
  model.start();
  expect(model.state).toBe('connecting');
  state$.next('asking');
  expect(model.state).toBe('asking');
  state$.next('live');
  expect(model.state).toBe('connecting');
  online$.next(true);
  expect(model.state).toBe('live');
});

it('counts each time the line comes back, and nothing that was so when the screen began', () => {
  const { model, online$, state$ } = opened();
  model.start();
  expect(model.returns).toBe(0);
  // Simulates a dead spot: the device reports a network although no request gets through.
  for (const state of ['connecting', 'asking'] as const) state$.next(state);
  expect(model.returns).toBe(0);
  state$.next('live');
  expect(model.returns).toBe(1);
  online$.next(false);
  expect(model.returns).toBe(1);
  online$.next(true);
  expect(model.returns).toBe(2);
  online$.next(true);
  expect(model.returns).toBe(2);
});
