import { runInAction } from 'mobx';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { Meeting } from '../shell/editing/meeting.ts';
import { testFieldText, type TestValues } from './test-field-text.ts';
import { TestFormViewModel } from './test-form.view-model.ts';
import type { FormPlace } from './requested-test.rule.ts';

const upwards = (set: ReadonlySet<number>): number[] => [...set].toSorted((a, b) => a - b);

const valuesOf = (form: TestFormViewModel): TestValues => {
  const { category, ends, length, mode, reason, scope, starts } = form;
  const { from, recurs, to, until } = form;
  return {
    mode,
    category,
    reason,
    length,
    starts,
    ends,
    scope,
    recurs,
    from,
    to,
    until,
    devices: upwards(form.devices),
    zones: [...form.zones].toSorted(),
    types: [...form.types].toSorted(),
    weekdays: upwards(form.weekdays),
    warnMinutes: upwards(form.warnMinutes) as TestValues['warnMinutes'],
    warnChannels: [...form.warnChannels].toSorted(),
  };
};

const tested = ({ devices, scope, types, zones }: TestValues): string =>
  JSON.stringify([scope, devices, zones, types]);

const begin = (form: TestFormViewModel, values: TestValues): void => {
  const { devices, reason, types, warnChannels, warnMinutes, weekdays, zones, ...plain } = values;
  runInAction(() => {
    // Clears the confirmation if the tested devices or zones change.
    if (tested(values) !== tested(valuesOf(form))) form.confirmed = false;
    Object.assign(form, plain);
    form.setReason(reason);
    form.devices.replace(devices);
    form.zones.replace(zones);
    form.types.replace(types);
    form.weekdays.replace(weekdays);
    form.warnMinutes.replace(warnMinutes);
    form.warnChannels.replace(warnChannels);
  });
};

export type TestMeeting = Meeting<SiteTest, TestValues>;

/** Returns how the form of a test meets another person's change of the test. */
export const meetTests = (form: TestFormViewModel, place: FormPlace): TestMeeting =>
  new Meeting<SiteTest, TestValues>({
    form: {
      get values() {
        return valuesOf(form);
      },
      begin: (values) => begin(form, values),
    },
    show: (test) => {
      const shown = new TestFormViewModel(place);
      if (test !== null) shown.fill(test, false);
      return valuesOf(shown);
    },
    names: testFieldText(place.screen),
  });
