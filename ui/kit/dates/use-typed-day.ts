import { useState, type KeyboardEvent } from 'react';
import { dayLabel, isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { typedDay } from '#core/kernel/typed-day.rule.ts';

/** The value and listeners of a day input. The value is like `2026-03-12`, or empty while the text is no valid day. */
export interface DayEntry {
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

const shown = (day: string): string => (isCalendarDay(day, 9999) ? dayLabel(day) : day);

/**
 * Returns state and handlers of a day input. The input shows the typed text while it has the focus, and afterwards the day
 * in words: "Mar 12, 2026". Invalid text stays visible with an error.
 */
export const useTypedDay = ({ value, onChange, onBlur }: DayEntry) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [isIn, setIn] = useState(false);
  const [complains, setComplains] = useState(false);
  // Once the input has lost the focus, a day that the form sets replaces invalid text.
  const own = isIn || value === '' ? typed : null;
  const isUnread = own !== null && own.trim() !== '' && typedDay(own) === null;
  return {
    isUnread,
    error: isUnread && complains ? 'Enter a date' : null,
    /** Called when a day is chosen in the calendar. */
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
      // `Form` fires this event on submit.
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

/** The state and handlers that `useTypedDay` returns. */
export type TypedDay = ReturnType<typeof useTypedDay>;
