import { useState, type KeyboardEvent } from 'react';
import { typedClock } from '#core/kernel/clock-text.rule.ts';
import { formatClock } from '../format-time.ts';

/** The value of a time field whose text is no time. Every owner refuses this text. */
export const PARTIAL_TIME = '--:--';

/** Returns the value that a typed text means. */
const timeOf = (text: string): string =>
  text.trim() === '' ? '' : (typedClock(text) ?? PARTIAL_TIME);

/** Returns true for a text that is no time. An empty text is unset, not unread. */
export const isUnreadTime = (value: string): boolean =>
  value !== '' && !/^\d\d:\d\d(:\d\d)?$/.test(value);

/** The value and listeners of a time input. The value is like `08:00`, or empty, or `PARTIAL_TIME`. */
interface TimeEntry {
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * Returns state and attributes of a time input. The input shows the typed text while it has the focus, and afterwards the
 * time in the reader's form. A text that is no time stays visible with an error. The browser's own control is not used,
 * because it shows times in the form of the browser's language.
 */
export const useTypedTime = ({ value, onChange, onBlur }: TimeEntry) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [complains, setComplains] = useState(true);
  const isUnread = isUnreadTime(value);
  return {
    isUnread,
    error: isUnread && complains ? 'Enter a time' : null,
    input: {
      // A value that the owner has set meanwhile replaces the typed text.
      value: typed !== null && timeOf(typed) === value ? typed : isUnread ? '' : formatClock(value),
      autoComplete: 'off',
      'data-unread': isUnread ? '' : undefined,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        const time = timeOf(currentTarget.value);
        setTyped(currentTarget.value);
        setComplains(false);
        if (time !== value) onChange(time);
      },
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key === 'Enter' && !nativeEvent.isComposing) setComplains(true);
      },
      // `Form` fires this event on submit.
      onInvalid: () => setComplains(true),
      onBlur: () => {
        if (!isUnread) setTyped(null);
        setComplains(true);
        onBlur?.();
      },
    },
  };
};
