import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { err, ok } from '#core/kernel/result.ts';
import type { Notification, Notifications } from '#core/notifications/notification.schema.ts';
import { NotificationsViewModel } from '#ui/live/notifications.view-model.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 12, 17, minute)).toISOString();
const entry = (minute: number): Notification => ({
  key: `alarm:${minute}`,
  kind: 'alarm',
  at: at(minute),
  subject: String(minute),
  state: 'New',
  text: 'Fire',
  siteNum: 1,
  siteName: 'Site',
  devNum: 1,
  timeZone: 'UTC',
});

const opened = ({ hears = true, mayMark = true } = {}) => {
  const events$ = new Subject<LiveEvent>();
  const readAnew$ = new Subject<void>();
  let answer: Notifications = { notifications: [entry(2), entry(1)], readTo: at(1) };
  const reads = vi.fn(() => Promise.resolve(ok(answer)));
  const marks = vi.fn(() => Promise.resolve(ok({})));
  const model = new NotificationsViewModel({
    gateway: { notifications: reads, readNotifications: marks },
    live: { events$, readAnew$ },
    hears: () => hears,
    mayMark: () => mayMark,
    inSight: () => true,
  });
  const tell = (kind: LiveEvent['kind']): void =>
    events$.next({ key: kind, at: 0, siteNum: 1, devNum: null, kind, data: {} });
  return { model, reads, marks, tell, answers: (next: Notifications) => (answer = next) };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('is read once the first screen had its time, and knows what is new', async () => {
  const { model, reads } = opened();
  model.start();
  await wait(2900);
  expect(reads).not.toHaveBeenCalled();
  await wait(200);
  expect([model.unread, model.entries.length]).toEqual([1, 2]);
});

it('is read again after news, once for many, and not after what it does not show', async () => {
  const { model, reads, tell, answers } = opened();
  model.start();
  await wait(3100);
  answers({ notifications: [entry(3), entry(2)], readTo: at(1) });
  tell('alarm');
  tell('message');
  tell('activity');
  await wait(2100);
  expect(reads).toHaveBeenCalledTimes(2);
  expect(model.unread).toBe(2);
});

it('is marked as read at once, and an answer on its way makes nothing unread', async () => {
  const { model, marks } = opened();
  model.start();
  await wait(3100);
  const late = model.refresh();
  await model.markRead();
  expect(model.unread).toBe(0);
  expect(marks).toHaveBeenCalledExactlyOnceWith({ to: at(2) });
  await late;
  expect(model.unread).toBe(0);
  await model.markRead();
  expect(marks).toHaveBeenCalledTimes(1);
});

it('keeps what it has when a read fails, and begins anew for the next person', async () => {
  const { model, reads } = opened();
  model.start();
  await wait(3100);
  reads.mockResolvedValueOnce(err({ kind: 'offline' }) as never);
  await model.refresh();
  expect([model.failed, model.entries.length]).toEqual([true, 2]);
  model.dispose();
  expect([model.entries.length, model.unread]).toEqual([0, 0]);
});

it('marks nothing in the name of somebody else, and is read each minute without events', async () => {
  const { model, marks, reads } = opened({ hears: false, mayMark: false });
  model.start();
  await wait(3100);
  await model.markRead();
  expect(marks).not.toHaveBeenCalled();
  expect(model.unread).toBe(1);
  await wait(60000);
  expect(reads).toHaveBeenCalledTimes(2);
});
