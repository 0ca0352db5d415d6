import { isUnreadDay } from '#core/kernel/typed-day.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  holidayForm,
  holidayFormSchema,
  listedHolidaySchema,
  type HolidayForm,
  type ListedHoliday,
} from '#core/holidays/holiday.schema.ts';
import type { FormState } from '../forms/form-state.ts';
import type { KeptEditor } from '../lists/kept-editor.ts';
import type { StoredListViewModel } from '../lists/stored-list.view-model.ts';

type TypedHoliday = ReturnType<typeof holidayForm.show>;

/** The options of the holiday editor (domain guide 6.5 "Holidays"). */
export const HOLIDAY_OPTIONS = {
  noun: 'holiday',
  all: 'holidays',
  draft: 'holiday',
  shape: { base: listedHolidaySchema, empty: holidayForm.show(null) },
  ifFilled: { fromDay: 'toDay' },
  show: (stored: HolidayForm | null) => holidayForm.show(stored),
  validate: (typed: TypedHoliday) => readForm(holidayFormSchema, holidayForm.read(typed)),
  same: (one: HolidayForm, other: HolidayForm) => holidayForm.same(one, other),
  nameOf: ({ name }: ListedHoliday) => name,
  names: holidayForm.labels,
  saved: ({ name }: HolidayForm) => `${name} was saved`,
} as const;

type HolidaysViewModel = StoredListViewModel<ListedHoliday, HolidayForm, TypedHoliday>;

export type HolidayEditor = KeptEditor<ListedHoliday, HolidayForm, TypedHoliday>;

/** Sets the first day. The last day follows while it is empty or still the day that it followed to. */
export const typeFirstDay = (
  form: FormState<TypedHoliday, HolidayForm>,
  day: string,
  followed: { current: string },
): void => {
  // A day can be read before it is typed to its end: 2026-3-1 of 2026-3-12.
  const follows = form.values.toDay === '' || form.values.toDay === followed.current;
  if (follows && !isUnreadDay(day)) {
    followed.current = day;
    form.type('toDay', day);
  }
  form.type('fromDay', day);
};

/** Sets the last day, which then no longer follows the first. */
export const typeLastDay = (
  form: FormState<TypedHoliday, HolidayForm>,
  day: string,
  followed: { current: string },
): void => {
  followed.current = '';
  form.type('toDay', day);
};

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly holidays: HolidaysViewModel;
  }
}
