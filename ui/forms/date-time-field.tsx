import { useState } from 'react';
import { DayInput } from '../kit/dates/day-input.tsx';
import { useTypedDay } from '../kit/dates/use-typed-day.ts';
import { useTypedTime } from '../kit/dates/use-typed-time.ts';
import { joinDateTime, missingPart, splitDateTime, type DayAndTime } from './day-and-time.rule.ts';
import { control, FieldFrame, type ControlProps } from '../kit/field-frame.tsx';
import { TextInput } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';

const MISSING = { day: 'Enter a date', time: 'Enter a time' } as const;

/**
 * A date and time in two inputs; the value is like `2026-03-12T08:00`. The value is empty only if both parts are; while a
 * part is missing or cannot be read, the value is a text that no owner takes for a time. The browser's own control is not
 * used, because it would show dates in another format than the portal.
 */
export const DateTimeField = ({
  id,
  label,
  help,
  error,
  value,
  onChange,
  onBlur,
}: Omit<ControlProps, 'counter' | 'data-first'>) => {
  const [complains, setComplains] = useState(true);
  const parts = splitDateTime(value);
  const missing = missingPart(parts);
  const type = (part: Partial<DayAndTime>): void => {
    setComplains(false);
    onChange(joinDateTime({ ...parts, ...part }));
  };
  const day = useTypedDay({ value: parts.day, onChange: (to) => type({ day: to }) });
  const time = useTypedTime({ value: parts.time, onChange: (to) => type({ time: to }) });
  const isUnread = missing !== null || day.isUnread || time.isUnread;
  const complaint = missing !== null && complains ? MISSING[missing] : null;
  const own = day.error ?? complaint ?? time.error;
  const wrong = isUnread ? own : (error ?? null);
  // Marks a missing part. On submit, `Form` looks for `data-unread`.
  const unread = { 'data-unread': '', onInvalid: () => setComplains(true) };
  const input = control({ id, value: parts.day, help, error: wrong, onChange });
  const isWrong = (part: 'day' | 'time'): true | undefined => {
    const at = day.error !== null || missing === 'day' ? 'day' : 'time';
    return wrong === null || (isUnread && part !== at) ? undefined : true;
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={wrong}>
      <Grid
        columns="pair"
        gap={2}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setComplains(true);
          onBlur?.();
        }}
      >
        <DayInput
          {...input}
          label={label}
          aria-invalid={isWrong('day')}
          typed={missing === 'day' ? { ...day, input: { ...day.input, ...unread } } : day}
        />
        <TextInput
          {...input}
          id={`${id}-time`}
          aria-label={`${label}, time`}
          aria-invalid={isWrong('time')}
          {...time.input}
          {...(missing === 'time' && unread)}
        />
      </Grid>
    </FieldFrame>
  );
};
