import { useEffect, useRef, useState } from 'react';

/** The value of a time field in which only a part of the time is typed. Every owner refuses this text. */
export const PARTIAL_TIME = '--:--';

/** The parts of a browser's time input that tell what is typed. */
interface TimeControl {
  readonly value: string;
  readonly validity: { readonly badInput: boolean };
}

/** Returns the value of a time input. A browser reports a time such as "08:--" as empty but with bad input. */
const timeOf = ({ value, validity }: TimeControl): string =>
  validity.badInput ? PARTIAL_TIME : value;

/** Returns true for a text that is no time. An empty text is unset, not unread. */
export const isUnreadTime = (value: string): boolean =>
  value !== '' && !/^\d\d:\d\d(:\d\d)?$/.test(value);

/** The value and listeners of a time input. The value is like `08:00`, or empty, or `PARTIAL_TIME`. */
interface TimeEntry {
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Returns state and attributes of a browser's time input, which says when only a part of the time is typed. */
export const useTypedTime = ({ value, onChange, onBlur }: TimeEntry) => {
  const ref = useRef<HTMLInputElement>(null);
  const [complains, setComplains] = useState(true);
  const isUnread = isUnreadTime(value);
  useEffect(() => {
    const { current } = ref;
    // React does not clear a partly typed time, because the browser reports it as empty.
    if (value === '' && current?.validity.badInput === true) current.value = '';
  }, [value]);
  const read = (control: TimeControl): void => {
    const time = timeOf(control);
    if (time === value) return;
    setComplains(false);
    onChange(time);
  };
  return {
    isUnread,
    error: isUnread && complains ? 'Enter a time' : null,
    input: {
      ref,
      type: 'time',
      value: isUnread ? '' : value,
      'data-unread': isUnread ? '' : undefined,
      onChange: ({ currentTarget }: { readonly currentTarget: TimeControl }) => read(currentTarget),
      // Browsers fire no change event for a part of a time.
      onKeyUp: ({ currentTarget }: { readonly currentTarget: TimeControl }) => read(currentTarget),
      onInvalid: () => setComplains(true),
      onBlur: ({ currentTarget }: { readonly currentTarget: TimeControl }) => {
        read(currentTarget);
        setComplains(true);
        onBlur?.();
      },
    },
  };
};
