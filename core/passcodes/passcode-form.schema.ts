import * as z from 'zod/mini';
import { hoursCell } from '../contacts/hours-cell.rule.ts';
import {
  choiceField,
  createForm,
  type FormField,
  optionalText,
  textField,
} from '../forms/create-form.schema.ts';
import { numberCell } from '../forms/file-cell.rule.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { MASTER_AUTHORITY } from './authority-rights.ts';
import { minuteOf, minuteText } from './hours-text.rule.ts';
import { PASSCODE_LIMITS } from './passcode-limits.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

const MINUTES_OF_DAY = 24 * 60;

/** The kinds of codes in the list. The duress code is shown on its own card. */
export const LISTED_KINDS = ['normal', 'technician'] as const;
const kindSchema = z.enum(LISTED_KINDS);

const minute = z.int().check(z.minimum(0), z.maximum(MINUTES_OF_DAY - 1));
const windowSchema = z.object({
  weekdays: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1), z.maxLength(7)),
  from: minute,
  to: minute,
});
const hoursSchema = z.array(windowSchema);

/** One weekly window while it is being edited, with times as typed. */
export interface TypedWindow {
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Stands for a time that cannot be parsed. Validation of the window rejects it. */
const NO_TIME = -1;

/** The schema of windows before validation. It is lenient, so that a single message covers every error in a window. */
const requestedHours = z.array(
  z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() }),
);
const hoursDraft = z.nullable(
  requestedHours.check(
    z.maxLength(PASSCODE_LIMITS.windows, `At most ${PASSCODE_LIMITS.windows} time spans`),
    z.refine(
      (windows) => z.safeParse(hoursSchema, windows).success && windows.length > 0,
      'Each time span needs a weekday, a start and an end',
    ),
  ),
);

const storedHours = z.nullable(hoursSchema);
type Hours = z.infer<typeof storedHours>;

/** The form field for weekly windows. Without windows, the code is always valid. */
const hoursField: FormField<typeof hoursDraft, typeof storedHours, readonly TypedWindow[]> = {
  draft: hoursDraft,
  stored: storedHours,
  blank: [],
  cell: hoursCell,
  show: (hours: Hours) =>
    (hours ?? []).map(({ from, to, weekdays }) => ({
      weekdays,
      from: minuteText(from),
      to: minuteText(to),
    })),
  read: (typed) =>
    typed.length === 0
      ? null
      : typed.map(({ from, to, weekdays }) => ({
          weekdays: [...weekdays].toSorted((a, b) => a - b),
          from: minuteOf(from) ?? NO_TIME,
          to: minuteOf(to) ?? NO_TIME,
        })),
};

const authority = z.int().check(z.minimum(0), z.maximum(MASTER_AUTHORITY));
const authorityField: FormField<typeof authority, typeof authority, string> = {
  draft: authority,
  stored: authority,
  blank: '2',
  cell: numberCell,
  show: String,
  read: Number,
};

const day = () => optionalText(daySchema());

/** The form of a passcode, in field order. The code itself is never stored in a form or draft (domain guide 6.4). */
export const passcodeForm = createForm({
  holder: { ...textField(requiredText('Holder', PASSCODE_LIMITS.holder)), label: 'Holder' },
  kind: { ...choiceField(kindSchema, 'normal'), label: 'Kind' },
  authority: { ...authorityField, label: 'Authority' },
  validFrom: { ...day(), label: 'Valid from' },
  validUntil: { ...day(), label: 'Valid until' },
  hours: { ...hoursField, label: 'Hours' },
});

/** The field labels used in the history and in conflicts. */
export const PASSCODE_FIELD_NAMES = { ...passcodeForm.labels, code: 'Passcode' } as const;

/** The schema of a whole passcode. Its last day must not be before its first day. */
export const passcodeFormSchema = z.object(passcodeForm.draft).check(
  z.refine(({ validFrom, validUntil }) => !isBefore(validUntil, validFrom), {
    message: 'The last day is before the first day',
    path: ['validUntil'],
  }),
);
export type PasscodeForm = z.infer<typeof passcodeFormSchema>;
