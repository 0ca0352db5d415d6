import { isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { PLACEMENT_TEXT as WORDS } from '#core/tests-on-site/scope-text.rule.ts';
import type { Recurrence } from '#core/tests-on-site/site-test.schema.ts';

type RepeatField = keyof Recurrence;

const fieldsOf = (
  { weekdays, from, to, until }: Recurrence,
  text: string,
): readonly RepeatField[] => {
  switch (text) {
    case WORDS.recursOpen: {
      const unread = { from: Number.isNaN(from), to: Number.isNaN(to) };
      return [
        ...(['from', 'to'] as const).filter((field) => unread[field]),
        ...(isCalendarDay(until, 9998) ? [] : (['until'] as const)),
      ];
    }
    case WORDS.recursNever:
      return weekdays.length === 0 ? ['weekdays'] : ['until'];
    case WORDS.recursTooFar:
      return ['until'];
    case WORDS.notRecurring:
      return ['weekdays'];
    default:
      return ['to'];
  }
};

/** Returns the error of a repetition at each field that causes it. */
export const wrongRepeat = (
  recurrence: Recurrence | null,
  text: string | undefined,
): Partial<Readonly<Record<RepeatField, string>>> =>
  recurrence === null || text === undefined
    ? {}
    : Object.fromEntries(fieldsOf(recurrence, text).map((field) => [field, text]));
