import { dayAfter, isCalendarDay } from '../kernel/calendar-day.rule.ts';
import type { SiteRole } from '../sites/site-role.ts';
import { instantOf } from '../kernel/instant.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { ServiceType } from '../signals/signal.ts';
import { nextOccurrence, wallMinutes } from './next-occurrence.rule.ts';
import type { TestForm, TestScope } from './site-test.schema.ts';
import type { SiteTests } from './site-tests.schema.ts';
import { longestTest, TEST_CATEGORIES, TEST_LIMITS } from './test-limits.ts';
import { type TestableZone, touchesLifeSafety } from './scope-covers.rule.ts';
import { daysAhead, longestText, PLACEMENT_TEXT as WORDS } from './scope-text.rule.ts';

/** The facts that a requested test is checked against. */
export interface PlacementContext {
  readonly role: SiteRole;
  /** The maximum number of hours that the group allows for a test. Null when only the category limits it. */
  readonly groupHours: number | null;
  /** The numbers of all devices of the site. */
  readonly devNums: readonly number[];
  readonly zones: readonly TestableZone[];
  /** The service types that the site's plan includes. */
  readonly paidTypes: readonly ServiceType[];
  readonly timeZone: string;
  readonly clock: WallClock;
}

/** Returns the context for validating a test of this site, the same as the server's. */
export const placementContext = (
  { site, role }: SiteTests,
  clock: WallClock,
): PlacementContext => ({
  role,
  groupHours: site.maxTestHours,
  devNums: site.devices.map(({ devNum }) => devNum),
  zones: site.zones,
  paidTypes: site.paidTypes,
  timeZone: site.timeZone,
  clock,
});

/** A checked test that may be placed: devices listed, irrelevant parts of the scope removed, and times in milliseconds UTC. */
export interface Placement extends Omit<TestForm, 'startsAt' | 'endsAt' | 'length' | 'confirmed'> {
  readonly startsAt: number;
  readonly endsAt: number;
}

export type PlacementProblems = Partial<Record<keyof TestForm, string>>;

interface Times {
  readonly startsAt: number;
  readonly endsAt: number;
}
type Checked<T> = Result<T, PlacementProblems>;

const WHOLE: TestScope = { kind: 'all', zones: [], serviceTypes: [] };

const devicesOf = (
  { devNums }: TestForm,
  { devNums: known }: PlacementContext,
): Checked<number[]> => {
  if (known.length === 0) return err({ devNums: WORDS.noDevice });
  if (devNums.length === 0) return ok([...known]);
  return devNums.every((devNum) => known.includes(devNum))
    ? ok([...new Set(devNums)])
    : err({ devNums: WORDS.unknownDevice });
};

const scopeOf = (
  { scope }: TestForm,
  devNums: readonly number[],
  { zones }: PlacementContext,
): Checked<TestScope> => {
  if (scope.kind === 'all') return ok(WHOLE);
  if (scope.zones.length === 0 && scope.serviceTypes.length === 0)
    return err({ scope: WORDS.noZones });
  const known = scope.zones.every(
    (key) =>
      devNums.includes(key.devNum) &&
      zones.some(
        (zone) =>
          zone.devNum === key.devNum && zone.areaNum === key.areaNum && zone.zone === key.zone,
      ),
  );
  return known ? ok(scope) : err({ scope: WORDS.unknownZones });
};

const onceTimes = (form: TestForm, longest: number, now: number): Checked<Times> => {
  const asked = form.startsAt === null ? now : instantOf(form.startsAt);
  if (Number.isNaN(asked)) return err({ startsAt: WORDS.noTime });
  if (asked < now - TEST_LIMITS.startGrace) return err({ startsAt: WORDS.startPast });
  const startsAt = Math.max(asked, now);
  if ((form.length === null) === (form.endsAt === null)) return err({ length: WORDS.noEnd });
  const endsAt = form.endsAt === null ? startsAt + (form.length ?? 0) : instantOf(form.endsAt);
  if (Number.isNaN(endsAt)) return err({ endsAt: WORDS.noTime });
  if (endsAt <= startsAt) return err({ endsAt: WORDS.endBeforeStart });
  if (endsAt - startsAt > longest) return err({ length: longestText(form.category, longest) });
  if (endsAt > now + TEST_LIMITS.ahead) return err({ endsAt: daysAhead(TEST_LIMITS.ahead) });
  return ok({ startsAt, endsAt });
};

const recurringTimes = (
  form: TestForm,
  longest: number,
  { role, timeZone, clock }: PlacementContext,
  now: number,
): Checked<Times> => {
  const { recurrence } = form;
  if (recurrence === null) return onceTimes(form, longest, now);
  if (role === 'customer') return err({ recurrence: WORDS.notRecurring });
  const { from, to, until } = recurrence;
  if (Number.isNaN(from + to) || !isCalendarDay(until, 9998))
    return err({ recurrence: WORDS.recursOpen });
  const last = dayAfter(clock.wallTime(now, timeZone).slice(0, 10), TEST_LIMITS.recursAheadDays);
  if (until > last) return err({ recurrence: WORDS.recursTooFar });
  if (wallMinutes(recurrence) * 60000 > longest)
    return err({ recurrence: longestText(form.category, longest) });
  const first = nextOccurrence(recurrence, now, { clock, timeZone, longest });
  return first === null ? err({ recurrence: WORDS.recursNever }) : ok(first);
};

/** Checks a requested test and returns the test to place, or all errors at once (domain guide 6.1). */
export const checkPlacement = (
  form: TestForm,
  context: PlacementContext,
  now: number,
): Checked<Placement> => {
  const { role, groupHours, zones, paidTypes } = context;
  const longest = longestTest(form.category, role, groupHours);
  const devNums = devicesOf(form, context);
  const scope = scopeOf(form, devNums.ok ? devNums.value : context.devNums, context);
  const times = recurringTimes(form, longest, context, now);
  const problems: PlacementProblems = {
    ...(!devNums.ok && devNums.error),
    ...(!scope.ok && scope.error),
    ...(!times.ok && times.error),
    ...(role === 'customer' &&
      !TEST_CATEGORIES[form.category].forCustomers && { category: WORDS.notForCustomers }),
    ...(form.reason.trim() === '' && { reason: WORDS.noReason }),
  };
  if (!devNums.ok || !scope.ok || !times.ok || Object.keys(problems).length > 0)
    return err(problems);
  const touches = touchesLifeSafety(scope.value, devNums.value, zones, paidTypes);
  if (role === 'customer' && touches && !form.confirmed)
    return err({ confirmed: WORDS.notConfirmed });
  const { mode, category, recurrence, reason, warning } = form;
  return ok({
    mode,
    category,
    recurrence,
    reason,
    warning,
    devNums: devNums.value,
    scope: scope.value,
    ...times.value,
  });
};
