import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { SiteOpeningsViewModel } from '#ui/home/site-openings.view-model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads the days of the site in the background, and anew when an area of it was opened or closed, or time went by', async () => {
  const day = { day: '2026-03-12', spans: [{ from: 480, to: 600 }], now: 600 };
  const act = {
    at: '2026-03-12T12:00:00.000Z',
    what: 'open',
    user: '3',
    userName: 'Carla Benson',
    mark: 'late',
  } as const;
  const asked: unknown[] = [];
  const events$ = new Subject<LiveEvent>();
  let fails = true;
  const model = new SiteOpeningsViewModel({
    read: (...input) => {
      asked.push(input);
      if (fails) return Promise.resolve(err({ kind: 'unreachable' as const }));
      const areas = [{ devNum: 1, areaNum: 2, days: [day], acts: [act] }];
      return Promise.resolve(ok({ asOf: '2026-03-12T14:00:00.000Z', areas }));
    },
    live: { events$, readAnew$: new Subject<void>() },
  });
  model.open(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(model.openings.state.at).toBe('failed');
  expect(model.daysOf(1, 2)).toEqual([]);
  fails = false;
  await model.again();
  expect(model.daysOf(1, 2)).toEqual([day]);
  expect(model.actsOf(1, 2)).toEqual([act]);
  expect(model.daysOf(1, 1)).toEqual([]);
  expect(model.actsOf(1, 1)).toEqual([]);
  expect(asked).toEqual([
    [7, { background: true }],
    [7, { background: true }],
  ]);
  const happens = (siteNum: number, kind: LiveEvent['kind']) =>
    events$.next({ key: 'k', at: 0, siteNum, devNum: 1, kind, data: {} });
  happens(8, 'area');
  happens(7, 'alarm');
  expect(asked).toHaveLength(2);
  happens(7, 'area');
  happens(7, 'area');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(5);
  model.dispose();
  expect(events$.observed).toBe(false);
});
