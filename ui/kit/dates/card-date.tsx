import { isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { dayComplaint } from '#core/kernel/typed-day.rule.ts';
import { Stack } from '../stack.ts';
import { Text } from '../text.ts';
import { DayInput } from './day-input.tsx';
import { useHeldEntry } from './use-held-entry.ts';
import { useTypedDay } from './use-typed-day.ts';

/** The last day that a card can show, because it also shows the day after. */
const LAST_YEAR = 9998;

/**
 * A date input in the header of a card; its value is like `2026-03-12`. `onChange` is called only for a day that a card can
 * show. Any other text stays in the input with an error.
 */
export const CardDate = ({
  id,
  label,
  value,
  resets,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Grows whenever the owner sets the day itself. */
  readonly resets: number;
  readonly onChange: (day: string) => void;
}) => {
  const held = useHeldEntry({
    value,
    resets,
    onChange,
    takes: (text) => isCalendarDay(text, LAST_YEAR),
  });
  const typed = useTypedDay(held);
  const error =
    typed.error ?? (held.isWrong && !typed.isUnread ? dayComplaint(held.value, LAST_YEAR) : null);
  return (
    <Stack gap={1}>
      <DayInput
        id={id}
        inCard
        label={label}
        typed={typed}
        value={held.value}
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && (
        <Text id={`${id}-error`} role="alert" size="small" tone="alarm">
          {error}
        </Text>
      )}
    </Stack>
  );
};
