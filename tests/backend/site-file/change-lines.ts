import { temporalWallClock as wallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { describeChange as described } from '#core/backend/site-file/describe-change.rule.ts';
import type { ChangeLine } from '#core/backend/site-file/site-file.repository.port.ts';

/** An entry of the audit log about a site. */
export const line = (operation: string, detail: Readonly<Record<string, string>> = {}) => ({
  seq: 1,
  at: 0,
  operation,
  actor: 'Dana Reyes',
  subject: 'Dana Reyes',
  detail,
});

export const NOW = Date.UTC(2026, 2, 12, 20);
const localClock = { wallClock, timeZone: 'America/New_York', now: NOW };
/** Describes an entry for a person in New York on March 12, 2026. */
export const describeChange = (change: ChangeLine) => described(change, localClock);

/** A test on site as the audit log records it. */
export const TEST = {
  testId: 'x',
  category: 'Technician test',
  devices: '1',
  scope: JSON.stringify({
    kind: 'listed',
    zones: [{ devNum: 1, areaNum: 1, zone: '007' }],
    serviceTypes: ['Fire'],
  }),
  startsAt: String(NOW),
  endsAt: String(NOW + 90 * 60000),
  reason: 'Two detectors',
};
/** A week's hours as the audit log records them, and as people read them. */
export const WEEK = {
  weekdays: [1, 2, 3, 4, 5],
  opensAt: 480,
  closesAt: 1080,
  windowBefore: 0,
  windowAfter: 15,
  mustOpen: true,
  mustClose: false,
};
export const SHOWN_WEEK = 'Mon–Fri 08:00–18:00, 0 min before, 15 after, must open, may close';
/** Returns the label and the two values of each field of an entry. */
export const told = (operation: string, detail: Readonly<Record<string, string>>) =>
  describeChange(line(operation, detail)).fields.map(({ field, before, after }) => [
    field,
    before,
    after,
  ]);
