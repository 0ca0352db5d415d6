import { useState, type KeyboardEvent } from 'react';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { dayComplaint, isUnreadDay, typedDay } from '#core/kernel/typed-day.rule.ts';

/**
 * The value and listeners of a day input. The value is like `2026-03-12`, or empty, or the typed text while that text is no
 * day. The owner holds such a text, refuses it on save, and resets it like any other value.
 */
export interface DayEntry {
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Returns the text of a day input that does not have the focus. */
const shownDay = (value: string): string =>
  value === '' || isUnreadDay(value) ? value : dayLabel(value);

/** Returns the value that a typed text means. */
const dayOf = (text: string): string => typedDay(text) ?? text.trim();

/**
 * Returns state and handlers of a day input. The input shows the typed text while it has the focus, and afterwards the day
 * in words: "Mar 12, 2026". A text that is no day stays visible with an error.
 */
export const useTypedDay = ({ value, onChange, onBlur }: DayEntry) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [complains, setComplains] = useState(true);
  const isUnread = isUnreadDay(value);
  const change = (day: string): void => {
    if (day !== value) onChange(day);
  };
  return {
    isUnread,
    error: isUnread && complains ? dayComplaint(value) : null,
    /** Called when a day is chosen in the calendar. */
    choose: (day: string): void => {
      setTyped(null);
      change(day);
    },
    input: {
      // A value that the owner has set meanwhile replaces the typed text.
      value: typed !== null && dayOf(typed) === value ? typed : shownDay(value),
      'data-unread': isUnread ? '' : undefined,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        setTyped(currentTarget.value);
        setComplains(false);
        change(dayOf(currentTarget.value));
      },
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key === 'Enter' && !nativeEvent.isComposing) setComplains(true);
      },
      // `Form` fires this event on submit.
      onInvalid: () => setComplains(true),
      onBlur: () => {
        setTyped(null);
        setComplains(true);
        onBlur?.();
      },
    },
  };
};

/** The state and handlers that `useTypedDay` returns. */
export type TypedDay = ReturnType<typeof useTypedDay>;
