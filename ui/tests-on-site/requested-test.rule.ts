import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import type {
  Recurrence,
  TestForm,
  TestMode,
  TestScope,
  TestWarning,
  ZoneKey,
} from '#core/tests-on-site/site-test.schema.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import type { TestCategory } from '#core/tests-on-site/test-limits.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';

/** A quick length in milliseconds as text, or `custom` for a typed end time. */
export type LengthChoice = `${number}` | 'custom';

/** The form fields of a test. Times are in the site's time zone; an empty time is unset. */
export interface TypedTest {
  readonly mode: TestMode;
  readonly category: TestCategory;
  readonly length: LengthChoice;
  readonly starts: string;
  readonly ends: string;
  readonly scope: TestScope['kind'];
  readonly confirmed: boolean;
  readonly recurs: boolean;
  readonly from: string;
  readonly to: string;
  readonly until: string;
  readonly reason: string;
  readonly devices: ReadonlySet<number>;
  readonly zones: ReadonlySet<string>;
  readonly types: ReadonlySet<ServiceType>;
  readonly weekdays: ReadonlySet<number>;
  readonly warnMinutes: ReadonlySet<TestWarning['minutes'][number]>;
  readonly warnChannels: ReadonlySet<TestWarning['channels'][number]>;
}

/** Names of the fields that can be set without a side effect. */
export type TypedAsItIs = Exclude<
  keyof TypedTest,
  | 'category'
  | 'reason'
  | 'devices'
  | 'zones'
  | 'types'
  | 'weekdays'
  | 'warnMinutes'
  | 'warnChannels'
>;

/** The data of the site, and a function that returns the provider's time in milliseconds. */
export interface FormPlace {
  readonly screen: SiteTests;
  readonly wallClock: WallClock;
  now(): number;
  /** True if the person has a mobile number for warnings by text message. */
  readonly hasMobile: boolean;
}

/** Returns the minute of a typed time; NaN while the time is incomplete. */
const minuteOf = (text: string): number =>
  /^\d\d:\d\d$/.test(text) ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3)) : Number.NaN;
const upwards = <T extends number>(set: ReadonlySet<T>): readonly T[] =>
  [...set].sort((a, b) => a - b);

const recurrenceOf = (typed: TypedTest): Recurrence | null =>
  typed.recurs
    ? {
        weekdays: upwards(typed.weekdays),
        from: minuteOf(typed.from),
        to: minuteOf(typed.to),
        until: typed.until,
      }
    : null;

/** Returns the requested test. `at` converts a local time at the site to an ISO instant. */
export const requestedTest = (
  typed: TypedTest,
  zones: readonly ZoneKey[],
  at: (wall: string) => string,
): TestForm => {
  const all = typed.scope === 'all';
  const own = typed.length === 'custom';
  const named = zones.filter((zone) => typed.zones.has(zoneId(zone)));
  return {
    mode: typed.mode,
    devNums: upwards(typed.devices),
    scope: {
      kind: typed.scope,
      zones: all ? [] : named.map(({ devNum, areaNum, zone }) => ({ devNum, areaNum, zone })),
      serviceTypes: all ? [] : [...typed.types],
    },
    category: typed.category,
    // The form hides both while the test recurs.
    startsAt: typed.recurs || typed.starts === '' ? null : at(typed.starts),
    endsAt: typed.recurs || !own || typed.ends === '' ? null : at(typed.ends),
    length: own ? null : Number(typed.length),
    recurrence: recurrenceOf(typed),
    reason: typed.reason,
    warning: { minutes: upwards(typed.warnMinutes), channels: [...typed.warnChannels] },
    confirmed: typed.confirmed,
  };
};
