import {
  businessHoursForm,
  type BusinessHoursOverview,
  type BusinessHoursForm,
  businessHoursFormSchema,
  type StoredBusinessHours,
} from '#core/business-hours/business-hours.schema.ts';
import type { BusinessHoursGateway } from '#core/business-hours/business-hours.api.ts';
import type { HOLIDAY_GROUPS } from '#core/holidays/holiday.schema.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { weekdayText } from '#core/passcodes/hours-text.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { HoursGroup } from './group-hours.ts';
import { formatClock } from '../kit/format-time.ts';

export interface TypedInterval {
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** The form values of the weekly hours. */
export interface TypedHours {
  readonly intervals: readonly TypedInterval[];
  readonly holidayGroup: '' | (typeof HOLIDAY_GROUPS)[number];
  readonly greetingOpen: string;
  readonly greetingClosed: string;
  readonly forwardNumber: string;
  readonly overflowRings: string;
}

/** The initial values of a new interval. */
export const NEW_INTERVAL: TypedInterval = {
  weekdays: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '17:00',
};

const show = (hours: StoredBusinessHours | null): TypedHours => ({
  intervals: (hours?.intervals ?? []).map(({ closesAt, opensAt, weekdays }) => ({
    weekdays,
    opens: wallText(opensAt),
    closes: wallText(closesAt),
  })),
  holidayGroup: hours?.holidayGroup ?? '',
  greetingOpen: hours?.greetingOpen ?? '',
  greetingClosed: hours?.greetingClosed ?? '',
  forwardNumber: hours?.forwardNumber ?? '',
  overflowRings: hours?.overflowRings === null || hours === null ? '' : String(hours.overflowRings),
});

const minuteOf = (text: string): number => {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  return found === null ? Number.NaN : Number(found[1]) * 60 + Number(found[2]);
};
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const read = (typed: TypedHours) => ({
  intervals: typed.intervals.map(({ closes, opens, weekdays }) => ({
    weekdays: [...weekdays],
    opensAt: minuteOf(opens),
    closesAt: minuteOf(closes),
  })),
  holidayGroup: typed.holidayGroup === '' ? null : typed.holidayGroup,
  greetingOpen: orNull(typed.greetingOpen),
  greetingClosed: orNull(typed.greetingClosed),
  forwardNumber: orNull(typed.forwardNumber),
  overflowRings:
    typed.overflowRings.trim() === ''
      ? null
      : /^\d{1,3}$/.test(typed.overflowRings.trim())
        ? Number(typed.overflowRings)
        : Number.NaN,
});

const WORDS: FieldText<TypedHours> = {
  intervals: {
    label: 'Hours',
    say: (intervals) =>
      intervals.length === 0
        ? 'Closed every day'
        : intervals
            .map(({ closes, opens, weekdays }) =>
              formatClock(`${weekdayText(weekdays)} ${opens}–${closes}`),
            )
            .join(', '),
  },
  holidayGroup: 'Closed on the holidays of',
  greetingOpen: 'Greeting while open',
  greetingClosed: 'Greeting while closed',
  forwardNumber: 'Forward calls to, while open',
  overflowRings: 'Overflow to the service after (rings)',
};

const NAMES = Object.keys(businessHoursForm) as readonly (keyof BusinessHoursForm)[];

interface Parts {
  readonly gateway: BusinessHoursGateway;
  readonly group: HoursGroup;
  readonly newest: () => Answer<BusinessHoursOverview>;
  readonly onSaved: () => void;
}

/** The editor of a group's weekly hours. */
export class HoursEditor {
  readonly edit: RevisedEditor<StoredBusinessHours, FormState<TypedHours, BusinessHoursForm>>;
  readonly group: HoursGroup;

  constructor({ gateway, group, newest, onSaved }: Parts) {
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(group.hours),
        prefix: 'hours-',
        validate: (typed) =>
          readPlaced(businessHoursFormSchema, read(typed), {
            lines: { intervals: 'Interval' },
          }),
      }),
      base: group.hours,
      show,
      same: (one, other) =>
        NAMES.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])),
      send: (wanted, stored) =>
        gateway.saveBusinessHours({
          ...wanted,
          group: group.siteGroupNum,
          rev: stored?.rev ?? 0,
        }),
      newest: async () =>
        mapOk(
          await newest(),
          ({ groups }) =>
            groups.find((one) => one.siteGroupNum === group.siteGroupNum)?.hours ?? null,
        ),
      changeOf: lastChange,
      onSaved,
      words: 'The hours could not be saved. Nothing you typed is lost.',
      names: WORDS,
    });
    this.group = group;
  }
}
