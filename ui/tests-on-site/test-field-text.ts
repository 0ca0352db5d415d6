import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { durationText } from '#core/tests-on-site/scope-text.rule.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import { weekdayText } from '#core/passcodes/hours-text.rule.ts';
import { type FieldText, shownMoment } from '../shell/revised-fields.ts';
import type { TypedTest } from './requested-test.rule.ts';

/** The values of the test form without the confirmation, and with lists in place of sets. */
export type TestValues = {
  readonly [Name in Exclude<keyof TypedTest, 'confirmed'>]: TypedTest[Name] extends ReadonlySet<
    infer One
  >
    ? readonly One[]
    : TypedTest[Name];
};

/** Display names of the test modes. */
export const TEST_MODES = { noAction: 'No action', live: 'Live test' } as const;

/** What each kind of test means, in a customer's words. */
export const PLAIN_MODES = {
  noAction: 'Signals are only recorded: nobody calls, and no help is sent.',
  live: 'You watch the signals arrive here. Nobody calls, and no help is sent.',
} as const;

/** Display names of the scopes of a test. */
export const TEST_SCOPES = { all: 'Everything', listed: 'Only', allExcept: 'All except' } as const;

/** Display names of the warning channels. */
export const WARN_CHANNELS = {
  inApp: 'In the portal',
  email: 'Email',
  sms: 'Text message',
} as const;

/** Labels and value texts of a test's fields, for comparing two versions. */
export const testFieldText = ({ site }: SiteTests): FieldText<TestValues> => ({
  mode: { label: 'Kind of test', say: (mode) => TEST_MODES[mode] },
  category: 'Category',
  reason: 'Reason',
  length: {
    label: 'For how long',
    say: (length) => (length === 'custom' ? 'Until a time' : durationText(Number(length))),
  },
  starts: { label: 'Starts', say: shownMoment },
  ends: { label: 'Ends', say: shownMoment },
  scope: { label: 'What to test', say: (scope) => TEST_SCOPES[scope] },
  devices: {
    label: 'Devices',
    say: (nums) =>
      nums.length === 0
        ? 'All'
        : site.devices
            .filter(({ devNum }) => nums.includes(devNum))
            .map(({ transmitterCode }) => transmitterCode)
            .join(', '),
  },
  zones: {
    label: 'Zones',
    say: (ids) =>
      site.zones
        .filter((zone) => ids.includes(zoneId(zone)))
        .map(({ description, zone }) => `${zone} ${description}`)
        .join(', '),
  },
  types: 'Service types',
  recurs: 'Repeats every week',
  weekdays: { label: 'Weekdays', say: weekdayText },
  from: 'From',
  to: 'To',
  until: 'Until',
  warnMinutes: 'Warning before the end',
  warnChannels: {
    label: 'Warned by',
    say: (channels) => channels.map((channel) => WARN_CHANNELS[channel]).join(', '),
  },
});
