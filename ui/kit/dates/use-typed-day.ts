import { useState, type KeyboardEvent } from 'react';
import { dayLabel, isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { typedDay } from '#core/kernel/typed-day.rule.ts';

/** A day as `2026-03-12` that is typed, and who hears of it; it is empty until what is typed is a day. */
export interface DayEntry {
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

const shown = (day: string): string => (isCalendarDay(day, 9999) ? dayLabel(day) : day);

/**
 * What an input of a day shows and does: a day in words, "Mar 12, 2026", and while somebody types what is typed. What
 * stays no day is kept in sight and complained about; it counts as no day.
 */
export const useTypedDay = ({ value, onChange, onBlur }: DayEntry) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [isIn, setIn] = useState(false);
  const [complains, setComplains] = useState(false);
  // Once it is left, a day from elsewhere takes the place of what is none.
  const own = isIn || value === '' ? typed : null;
  const isUnread = own !== null && own.trim() !== '' && typedDay(own) === null;
  return {
    isUnread,
    error: isUnread && complains ? 'Enter a date' : null,
    /** A day was chosen instead. */
    choose: (day: string): void => {
      setTyped(null);
      onChange(day);
    },
    input: {
      value: own ?? shown(value),
      'data-unread': isUnread ? '' : undefined,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        const day = typedDay(currentTarget.value) ?? '';
        setTyped(currentTarget.value);
        setIn(true);
        setComplains(false);
        if (day !== value) onChange(day);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') setComplains(true);
      },
      // Its form was to be sent.
      onInvalid: () => setComplains(true),
      onBlur: () => {
        setIn(false);
        setComplains(true);
        if (!isUnread) setTyped(null);
        onBlur?.();
      },
    },
  };
};

/** What is typed of a day, for the input that it is typed into. */
export type TypedDay = ReturnType<typeof useTypedDay>;
