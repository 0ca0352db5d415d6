import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { accountInfoOf } from '#tests/support/account-info.ts';
import { SiteAccountViewModel } from '#ui/home/site-account.view-model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells what is missing of the site that is looked at, and anew when its account was changed', async () => {
  const events$ = new Subject<LiveEvent>();
  const asked: unknown[] = [];
  let premisesPhone: string | null = null;
  const model = new SiteAccountViewModel({
    read: (...input) => {
      asked.push(input);
      const { form } = accountInfoOf();
      return Promise.resolve(ok(accountInfoOf({ form: { ...form, premisesPhone } })));
    },
    live: { events$, readAnew$: new Subject<void>() },
  });
  const missing = () => model.items?.filter(({ done }) => !done).map(({ field }) => field);
  model.open(7);
  expect(model.items).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(missing()).toContain('premisesPhone');
  expect(asked).toEqual([[7, { background: true }]]);
  const happens = (siteNum: number, kind: LiveEvent['kind']) =>
    events$.next({ key: 'k', at: 0, siteNum, devNum: 1, kind, data: {} });
  happens(8, 'site');
  happens(7, 'alarm');
  expect(asked).toHaveLength(1);
  premisesPhone = '+12075550100';
  happens(7, 'site');
  await vi.advanceTimersByTimeAsync(0);
  expect(missing()).not.toContain('premisesPhone');
  expect(missing()).toContain('permits');
  // One site's contents are not shown for the next site.
  model.open(8);
  expect(model.items).toBeNull();
  model.dispose();
  expect(events$.observed).toBe(false);
});
