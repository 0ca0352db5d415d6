import { useState } from 'react';
import { DayInput } from '../kit/dates/day-input.tsx';
import { joinDateTime, missingPart, splitDateTime, type DayAndTime } from './day-and-time.rule.ts';
import { control, FieldFrame, type ControlProps } from '../kit/field-frame.tsx';
import { TextInput } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { useTypedDay } from '../kit/dates/use-typed-day.ts';

const MISSING = { day: 'Enter a date', time: 'Enter a time' } as const;

/**
 * A date and time in two inputs; the value is like `2026-03-12T08:00`, or empty while a part is missing. The browser's own
 * control is not used, because it would show dates in another format than the portal.
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
  const [typed, setTyped] = useState<DayAndTime>(() => splitDateTime(value));
  const [complains, setComplains] = useState(false);
  // A value set by the form replaces the typed parts.
  const parts = joinDateTime(typed) === value ? typed : splitDateTime(value);
  const missing = missingPart(parts);
  const type = (part: Partial<DayAndTime>): void => {
    const next = { ...parts, ...part };
    const text = joinDateTime(next);
    setTyped(next);
    setComplains(false);
    if (text !== value) onChange(text);
  };
  const day = useTypedDay({ value: parts.day, onChange: (to) => type({ day: to }) });
  const complaint = missing !== null && complains ? MISSING[missing] : null;
  const own = day.error ?? complaint;
  const wrong = own ?? error ?? null;
  // Marks incomplete input, for which the field's value is empty. On submit, `Form` looks for `data-unread`.
  const unread = { 'data-unread': '', onInvalid: () => setComplains(true) };
  const input = control({ id, value: parts.day, help, error: wrong, onChange });
  const isWrong = (part: 'day' | 'time'): true | undefined => {
    const at = day.error === null ? missing : 'day';
    return wrong === null || (own !== null && part !== at) ? undefined : true;
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
          aria-invalid={isWrong('day')}
          typed={
            missing === 'day' && !day.isUnread
              ? { ...day, input: { ...day.input, ...unread } }
              : day
          }
        />
        <TextInput
          {...input}
          id={`${id}-time`}
          type="time"
          aria-label={`${label}, time`}
          aria-invalid={isWrong('time')}
          {...(missing === 'time' && unread)}
          value={parts.time}
          onChange={({ currentTarget }) => type({ time: currentTarget.value })}
        />
      </Grid>
    </FieldFrame>
  );
};
