import { counted } from '../kernel/counted.rule.ts';
import type { Recurrence, SiteTest, TestScope } from './site-test.schema.ts';
import type { TestCategory } from './test-limits.ts';

const HOUR = 3600000;
const DAY = 24 * HOUR;

/** The error messages of the test form (domain guide 6.1). */
export const PLACEMENT_TEXT = {
  noDevice: 'This site has no device to test',
  unknownDevice: 'This site has no such device',
  noZones: 'Choose zones or service types',
  unknownZones: 'Choose zones of the chosen devices',
  noTime: 'Enter a date and a time',
  startPast: 'The start is in the past',
  noEnd: 'Choose how long',
  endBeforeStart: 'The end must be after the start',
  notRecurring: 'Only your alarm company can repeat a test',
  recursOpen: 'Enter when the test begins and ends, and its last day',
  recursTooFar: 'A test can recur for 90 days at most',
  recursNever: 'No day is left on which this test would run',
  notForCustomers: 'Only your alarm company can choose this category',
  noReason: 'Reason is required',
  notConfirmed: 'Please confirm that fire and CO alarms will not reach the fire department',
} as const;

/** Returns a length as text in hours, or in days for more than three whole days, such as "24 hours" or "30 days". */
export const durationText = (ms: number): string =>
  ms > 3 * DAY && ms % DAY === 0 ? counted(ms / DAY, 'day') : counted(ms / HOUR, 'hour');

/** Returns the message about a length that exceeds the limit of a category. */
export const longestText = (category: TestCategory, longest: number): string =>
  `${category}: ${durationText(longest)} at most`;

/** Returns the message about the limit for how far ahead a test may end. */
export const daysAhead = (ahead: number): string =>
  `The end can be ${counted(ahead / DAY, 'day')} ahead at most`;

const listed = (texts: readonly string[]): string =>
  texts.length > 3
    ? `${texts.slice(0, 3).join(', ')} and ${texts.length - 3} more`
    : texts.join(', ');

/** Returns a scope as text for a list row, such as "Everything", "Zones 7, 8" or "All except Fire". */
export const scopeText = ({ kind, zones, serviceTypes }: TestScope): string => {
  if (kind === 'all') return 'Everything';
  const numbers = zones.map(({ zone }) => zone);
  const named = [
    ...serviceTypes,
    ...(numbers.length === 0
      ? []
      : [`${numbers.length === 1 ? 'zone' : 'zones'} ${listed(numbers)}`]),
  ].join(', ');
  return kind === 'listed' ? named.charAt(0).toUpperCase() + named.slice(1) : `All except ${named}`;
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** Returns a minute of the day as a time, such as "09:05". */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Returns a recurrence as text, such as "Mon, Wed 09:00–11:00 until 2026-04-01". */
export const recurrenceText = ({ weekdays, from, to, until }: Recurrence): string => {
  const days = WEEKDAYS.filter((_, index) => weekdays.includes(index + 1)).join(', ');
  return `${days} ${clockText(from)}–${clockText(to)} until ${until}`;
};

/** Returns the history text about a test, with its category, reason and end (domain guide 6.1). */
export const testComment = ({
  category,
  scope,
  reason,
}: Pick<SiteTest, 'category' | 'scope' | 'reason'>): string =>
  `${category}, ${scope.kind === 'all' ? 'everything' : scopeText(scope)}: ${reason}`;
