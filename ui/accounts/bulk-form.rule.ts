import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import type {
  BulkAct,
  BulkDryForm,
  BulkForm,
  BulkTestForm,
} from '#core/bulk-tests/bulk-test.schema.ts';

/** The duration in milliseconds, or `custom` for a typed end time. */
export type BulkLength = `${number}` | 'custom';

/** What is typed in the fields of all acts. */
export interface TypedBulk extends Pick<BulkTestForm, 'category' | 'reason'> {
  readonly ends: string;
  readonly length: BulkLength;
  readonly timeZone: string;
  /** The extension in milliseconds. */
  readonly by: number;
  readonly text: string;
  /** The last day of a note; empty for a permanent note. */
  readonly until: string;
}

const testForm = ({ category, ends, length, reason, timeZone }: TypedBulk): BulkTestForm | null => {
  const endsAt = typedMoment(ends, timeZone);
  if (length === 'custom' && endsAt === '') return null;
  const times =
    length === 'custom' ? { length: null, endsAt } : { length: Number(length), endsAt: null };
  return { category, ...times, reason: reason.trim() };
};

/** Returns the form of an act to send; null while a custom end time is missing. The custom end time is in `timeZone`. */
export const bulkForm = (act: BulkAct, typed: TypedBulk): BulkForm | null => {
  switch (act) {
    case 'place':
      return testForm(typed);
    case 'takeOff':
      return { act };
    case 'extend':
      return { act, by: typed.by };
    case 'note':
      return { act, text: typed.text.trim(), until: typed.until === '' ? null : typed.until };
  }
};

/** Returns the part of a form that a dry run needs, so that typing a text does not check again. */
export const dryForm = (form: BulkForm): BulkDryForm => {
  if (!('act' in form)) {
    const { category, endsAt, length } = form;
    return { category, endsAt, length };
  }
  return form.act === 'note' ? { act: form.act, until: form.until } : form;
};
