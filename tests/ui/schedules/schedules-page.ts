import { Subject } from 'rxjs';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { SchedulesViewModel } from '#ui/schedules/schedules.view-model.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';

/** Thursday, March 12, 14:08 in New York. */
export const NOW = Date.UTC(2026, 2, 12, 18, 8);

/** A weekly schedule: 08:00 to 18:00 every day, for all areas. */
export const WEEK: SavedSchedule = {
  id: 'week',
  rev: 3,
  layer: 'permanent',
  kind: null,
  reason: null,
  authorizedBy: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  areaNums: [],
  appliesOn: [1, 2, 3, 4, 5, 6, 7],
  changedBy: 'Ana Reyes',
  changedAt: '2026-03-01T12:00:00.000Z',
  entries: [
    {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      opensAt: 480,
      closesAt: 1080,
      windowBefore: 30,
      windowAfter: 15,
      mustOpen: true,
      mustClose: true,
    },
  ],
};

const area = (num: number, name: string, state: string) => ({
  num,
  name,
  state,
  since: '2026-03-12T12:02:00.000Z',
  by: '4',
});

/** Returns the schedules of a site with an open shop and a closed office. */
export const siteOf = (change: Partial<SiteSchedules> = {}): SiteSchedules => ({
  siteNum: 7,
  siteName: 'Saltbox Bakery',
  asOf: '2026-03-12T18:08:00.000Z',
  timeZone: 'America/New_York',
  areas: [area(1, 'Shop', 'Open'), area(2, 'Office', 'Closed')],
  schedules: [WEEK],
  holidays: [],
  reactions: { rev: 0, values: UNSUPERVISED, changedBy: null, changedAt: null },
  mayAddTemporary: true,
  ...change,
});

/** Returns a factory for the screen of a site's schedules over a scripted provider. */
export const schedulesPage = () => {
  const gateway = scripted<SchedulesGateway>();
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore(Date.now);
  const clock = { at: NOW, now: () => clock.at };
  let made = 0;
  const ids = { next: () => `id-${(made += 1)}` };
  const make = (own = ownDrafts()) =>
    new SchedulesViewModel({
      gateway,
      live: { events$, readAnew$: new Subject<void>() },
      clock,
      toasts,
      ownDrafts: own,
      mayEdit: true,
      maySave: true,
      makeKey: () => new AttemptKey(ids),
    });
  return { gateway, events$, toasts, clock, make };
};
