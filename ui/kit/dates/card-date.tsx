import { DayInput } from './day-input.tsx';
import { useTypedDay } from './use-typed-day.ts';

/** A date input in the header of a card, such as `2026-03-12`. An incomplete date is not reported. */
export const CardDate = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}) => {
  const typed = useTypedDay({ value, onChange });
  return (
    <DayInput
      inCard
      typed={typed}
      value={value}
      aria-label={label}
      aria-invalid={typed.error === null ? undefined : true}
    />
  );
};
