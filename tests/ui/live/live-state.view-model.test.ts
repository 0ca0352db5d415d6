import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import type { LiveState } from '#core/live/live-feed.port.ts';
import { LiveStateViewModel } from '#ui/live/live-state.view-model.ts';

it('says how the news come, from the start of its screen to its end', () => {
  const state$ = new BehaviorSubject<LiveState>('live');
  const model = new LiveStateViewModel({ state$ });
  expect([model.state, state$.observed]).toEqual(['connecting', false]);
  model.start();
  model.start();
  expect(model.state).toBe('live');
  state$.next('asking');
  expect(model.state).toBe('asking');
  model.dispose();
  state$.next('live');
  expect([model.state, state$.observed]).toEqual(['asking', false]);
});
