import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { TestEndsViewModel } from '#ui/live/test-ends.view-model.ts';

it('says on every screen that a test ends soon, until it is read, and leads to it', () => {
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore();
  const opened: string[] = [];
  const model = new TestEndsViewModel({
    live: { events$ },
    toasts,
    pathOf: (siteNum, testId) => `${siteNum} ${testId}`,
  });
  const happens = (kind: LiveEvent['kind'], data: LiveEvent['data']) =>
    events$.next({ key: 'k', at: 0, siteNum: 7, devNum: null, kind, data });
  const warning = { event: 'Test warning', testId: 't1', siteName: 'Pier 7', minutes: 15 };
  expect(events$.observed).toBe(false);
  model.start();
  model.start();
  model.openBy((path) => opened.push(path));
  happens('test', { event: 'Test started', testId: 't1' });
  happens('activity', warning);
  expect(toasts.shown()).toEqual([]);
  happens('test', warning);
  expect(toasts.shown()).toMatchObject([
    {
      title: 'Your test ends in 15 minutes',
      text: 'Pier 7: from then on alarms are acted on again.',
      durationMs: null,
    },
  ]);
  toasts.shown()[0]?.action?.run();
  expect(opened).toEqual(['7 t1']);
  model.dispose();
  expect(events$.observed).toBe(false);
});
