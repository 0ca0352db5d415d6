import { useState, type KeyboardEvent } from 'react';
import { dayLabel, isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { typedDay } from '#core/kernel/typed-day.rule.ts';

/** The value of a typed day as `2026-03-12`, and its listeners. The value is empty until the text is a valid day. */
export interface DayEntry {
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

const shown = (day: string): string => (isCalendarDay(day, 9999) ? dayLabel(day) : day);

/**
 * The state and handlers of an input for a day. It shows the day in words, "Mar 12, 2026", and during typing the typed
 * text. Invalid text stays visible with an error and counts as no day.
 */
export const useTypedDay = ({ value, onChange, onBlur }: DayEntry) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [isIn, setIn] = useState(false);
  const [complains, setComplains] = useState(false);
  // Once the focus has left the input, a day set from outside replaces invalid text.
  const own = isIn || value === '' ? typed : null;
  const isUnread = own !== null && own.trim() !== '' && typedDay(own) === null;
  return {
    isUnread,
    error: isUnread && complains ? 'Enter a date' : null,
    /** Called when a day was chosen in the calendar. */
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
      // Fires when the form is submitted.
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

/** The state and handlers of a typed day, for its input. */
export type TypedDay = ReturnType<typeof useTypedDay>;
