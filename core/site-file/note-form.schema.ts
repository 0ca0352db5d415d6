import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '../account-info/account-form.schema.ts';
import { createForm, optionalText, textField, yesNoField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

export const MOST_NOTES = 50;

/** The form of a dealer's note. A note with a last day is temporary (domain guide 6.11 "Notes"). */
export const noteForm = createForm({
  text: { ...textField(requiredText('Note', ACCOUNT_LIMITS.temporaryNote)), label: 'Note' },
  until: {
    ...optionalText(daySchema()),
    label: 'Last day',
  },
  pinned: { ...yesNoField(), label: 'Pinned' },
});
const noteFormSchema = z.object(noteForm.draft);
export type NoteForm = z.infer<typeof noteFormSchema>;

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Builds the note schema for a given day at the site. A last day in the past is refused; without `permanent`, a last day is required. */
export const noteFormOn = (today: string, { permanent }: { readonly permanent: boolean }) =>
  noteFormSchema.check(
    z.refine(({ until }) => permanent || until !== null, {
      message: 'Enter the last day of the note',
      path: ['until'],
    }),
    z.refine(({ until }) => !isBefore(until, today), {
      message: 'The last day of the note is in the past',
      path: ['until'],
    }),
    z.refine(({ until }) => !isBefore(today, until) || (until ?? '') <= yearAfter(today), {
      message: 'A temporary note can last one year at most',
      path: ['until'],
    }),
  );
