import { instantOf, isoInstant } from '../kernel/instant.ts';
import { typedFor } from '../kernel/typed-time.rule.ts';
import { checkExtension } from '../tests-on-site/check-extension.rule.ts';
import { checkPlacement, type PlacementContext } from '../tests-on-site/check-placement.rule.ts';
import type { SiteTest, TestForm } from '../tests-on-site/site-test.schema.ts';
import type { SiteTests } from '../tests-on-site/site-tests.schema.ts';
import { categoriesFor, TEST_CATEGORIES } from '../tests-on-site/test-limits.ts';
import { testState } from '../tests-on-site/test-state.rule.ts';
import { endOf } from './command-time.rule.ts';
import type { Command } from './read-command.rule.ts';

/** What a command about tests does at one site: an act with all that it needs, a question at the usual place, or nothing, with the reason. */
export type TestPlan =
  | { readonly kind: 'place'; readonly form: TestForm; readonly endsAt: number }
  | {
      readonly kind: 'extend';
      readonly test: SiteTest;
      readonly by: number;
      readonly endsAt: number;
    }
  | { readonly kind: 'clear'; readonly test: SiteTest }
  /** `what` is the value of `test` in the address of the site's tests, `ends` that of the end of a new test. */
  | {
      readonly kind: 'ask';
      readonly what: 'new' | 'off' | 'live';
      readonly ends: string | null;
      readonly why: string;
    }
  | { readonly kind: 'refuse'; readonly why: string };

/** The facts that a plan depends on. `now` is the provider's time in milliseconds. */
export interface TestFacts {
  readonly screen: SiteTests;
  readonly inAlarm: boolean;
  readonly context: PlacementContext;
  readonly now: number;
}

/** Returns a test as the form offers it to everybody who changes nothing in it. */
const usualForm = ({ site, role }: SiteTests, endsAt: string): TestForm => {
  const category = categoriesFor(role).includes(site.defaultCategory)
    ? site.defaultCategory
    : 'Technician test';
  return {
    mode: 'noAction',
    devNums: [],
    scope: { kind: 'all', zones: [], serviceTypes: [] },
    category,
    startsAt: null,
    length: null,
    endsAt,
    recurrence: null,
    reason: TEST_CATEGORIES[category].reason,
    warning: { minutes: [15], channels: ['inApp'] },
    confirmed: false,
  };
};

/** Returns the form that places an ended test again until its former end. */
export const formOfTest = (test: SiteTest): TestForm => ({
  mode: test.mode,
  devNums: test.devNums,
  scope: test.scope,
  category: test.category,
  startsAt: null,
  length: null,
  endsAt: test.endsAt,
  recurrence: null,
  reason: test.reason,
  warning: test.warning,
  confirmed: true,
});

const planNew = (
  { time }: Command,
  { screen, inAlarm, context, now }: TestFacts,
  runs: boolean,
): TestPlan => {
  const { site } = screen;
  const end = time === null ? null : endOf(time, now, site.timeZone);
  const ends = end === null ? null : typedFor(end, site.timeZone);
  const ask = (why: string): TestPlan => ({ kind: 'ask', what: 'new', ends, why });
  if (runs) return ask('It is already on test. The form shows what would be added.');
  if (end === null) return ask('Opens the form, which asks for how long.');
  if (inAlarm) return ask('It has an open alarm. The form asks before a test starts.');
  if (site.verifyTests) return ask('Opens the form, which asks for a passcode or PIN.');
  const form = usualForm(screen, isoInstant(end));
  const placed = checkPlacement(form, context, now);
  if (placed.ok) return { kind: 'place', form, endsAt: end };
  const { confirmed, ...others } = placed.error;
  const [problem] = Object.values(others);
  return ask(
    problem === undefined && confirmed !== undefined
      ? 'Fire or CO alarms would not reach the fire department. The form asks you to confirm it.'
      : `${problem ?? 'Something is missing'}. The form opens.`,
  );
};

const planExtension = ({ time }: Command, facts: TestFacts, test: SiteTest): TestPlan => {
  const { screen, now } = facts;
  const ask = (why: string): TestPlan => ({ kind: 'ask', what: 'live', ends: null, why });
  if (time === null) return ask('Opens the test, which asks for how long.');
  const endsAt = instantOf(test.endsAt);
  const asked = time.kind === 'length' ? endsAt + time.ms : endOf(time, now, screen.site.timeZone);
  if (asked === null) return ask('Opens the test, which asks for how long.');
  const by = asked - endsAt;
  if (by < 60000) return { kind: 'refuse', why: 'The test already runs that long.' };
  const times = { startsAt: instantOf(test.startsAt), endsAt, clearedAt: null };
  const checked = checkExtension(
    { ...times, category: test.category },
    by,
    screen.role,
    now,
    screen.site.maxTestHours,
  );
  if (checked.ok) return { kind: 'extend', test, by, endsAt: checked.value };
  return {
    kind: 'refuse',
    why: checked.error.kind === 'tooLong' ? `${checked.error.message}.` : 'The test has ended.',
  };
};

/** Returns what a command about tests does at a site. Whatever the usual screen would ask is asked there. */
export const planTest = (command: Command, facts: TestFacts): TestPlan => {
  const running = facts.screen.tests.filter((test) => {
    const clearedAt = test.clearedAt === null ? null : instantOf(test.clearedAt);
    const times = { startsAt: instantOf(test.startsAt), endsAt: instantOf(test.endsAt) };
    return testState({ ...times, clearedAt }, facts.now) === 'Active';
  });
  const [test, ...others] = running;
  if (command.verb === 'test') return planNew(command, facts, test !== undefined);
  if (test === undefined) return { kind: 'refuse', why: 'It is not on test.' };
  const off = command.verb === 'offTest';
  if (others.length > 0)
    return {
      kind: 'ask',
      what: off ? 'off' : 'live',
      ends: null,
      why: `${running.length} tests are running. The next screen shows them.`,
    };
  return off ? { kind: 'clear', test } : planExtension(command, facts, test);
};
