import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import CalendarIcon from '@heroicons/react/16/solid/CalendarIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { testedPart } from '#core/tests-on-site/unwatched.rule.ts';
import {
  between,
  formatDate,
  formatMoment,
  formatTime,
  formatZonedMoment,
  otherZone,
} from '../kit/format-time.ts';

/** The tone and icon of each test state. A label always accompanies them (domain guide 10 "Test"). */
export const TEST_LOOKS = {
  Scheduled: { tone: 'info', icon: CalendarIcon },
  Active: { tone: 'test', icon: BeakerIcon },
  Expired: { tone: 'neutral', icon: ClockIcon },
  'Cleared early': { tone: 'neutral', icon: XMarkIcon },
} as const;

/** Returns the display names of a test's devices; empty if the test covers all devices of the site. */
export const deviceText = (test: SiteTest, { devices }: SiteTests['site']): string =>
  test.devNums
    .map(
      (devNum) =>
        devices.find((device) => device.devNum === devNum)?.transmitterCode ?? String(devNum),
    )
    .join(', ');

const DAY = 24 * 3600000;

/** Returns when a test runs or ran, with the day of its end only from 24 hours on: "Nov 6, 22:22 – 00:22". */
export const spanText = (
  { clearedAt, endsAt, startsAt }: Pick<SiteTest, 'clearedAt' | 'endsAt' | 'startsAt'>,
  now: string,
  timeZone: string,
): string => {
  const end = clearedAt ?? endsAt;
  const day = formatDate(startsAt, now, timeZone);
  const zone = otherZone(startsAt, now, timeZone);
  if (between(startsAt, end) >= DAY || zone !== otherZone(end, now, timeZone))
    return `${formatMoment(startsAt, now, timeZone)} – ${formatMoment(end, now, timeZone)}`;
  const times = `${formatTime(startsAt, timeZone)} – ${formatTime(end, timeZone)}${zone}`;
  return day === formatDate(now, now, timeZone) ? times : `${day}, ${times}`;
};

/** Returns the texts of evenly spaced marks: days if there is a day or more from each to the next, else times. */
export const markTexts = (
  marks: readonly string[],
  now: string,
  timeZone: string,
): readonly string[] => {
  const [first = now, second = first] = marks;
  const format = between(first, second) >= DAY ? formatDate : formatMoment;
  return marks.map((at) => format(at, now, timeZone));
};

/** Returns what is not monitored and until when: in plain language for customers, by device for dealers (ui README §15). */
export const notWatched = (
  test: SiteTest,
  { role, site }: Pick<SiteTests, 'role' | 'site'>,
  now: string,
): string => {
  const until = formatZonedMoment(test.endsAt, now, site.timeZone);
  const part = testedPart(test, site.devices);
  const mine = role === 'customer';
  if (part === null)
    return `${mine ? 'Your system' : 'The system'} is not being watched until ${until}`;
  return `${mine ? 'Part of your system' : 'Part of the system'} is not being watched until ${until}: ${part}`;
};
