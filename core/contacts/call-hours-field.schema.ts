import * as z from 'zod/mini';
import type { FormField } from '../forms/create-form.schema.ts';
import { minuteOf, minuteText } from './hours-of-day.rule.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { hoursCell } from './hours-cell.rule.ts';

const minute = z.int('Enter a time like 08:30').check(z.minimum(0), z.maximum(1439));
const windowSchema = z.object({
  weekdays: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7)),
  from: minute,
  to: minute,
});
const hours = z.nullable(
  z
    .array(windowSchema)
    .check(
      z.minLength(1, 'Add hours, or choose Always'),
      z.maxLength(CONTACT_LIMITS.windows, `At most ${CONTACT_LIMITS.windows} time spans`),
    ),
);
const stored = z.nullable(
  z.array(z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() })),
);

export interface TypedWindow {
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
}

export const NEW_WINDOW: TypedWindow = { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' };

/** Call hours in the form. If `always` is true, the weekly windows remain in the form but are not sent. */
export interface TypedHours {
  readonly always: boolean;
  readonly windows: readonly TypedWindow[];
}

/** Form field for call hours: always, or weekly windows, which may pass midnight. */
export const callHoursField: FormField<typeof hours, typeof stored, TypedHours> = {
  draft: hours,
  stored,
  blank: { always: true, windows: [] },
  cell: hoursCell,
  show: (value) => ({
    always: value === null,
    windows: (value ?? []).map(({ weekdays, from, to }) => ({
      weekdays,
      from: minuteText(from),
      to: minuteText(to),
    })),
  }),
  read: ({ always, windows }) =>
    always
      ? null
      : windows.map(({ weekdays, from, to }) => ({
          weekdays: [...weekdays].toSorted((a, b) => a - b),
          from: minuteOf(from) ?? Number.NaN,
          to: minuteOf(to) ?? Number.NaN,
        })),
};
