import { DayInput } from './day-input.tsx';
import { useTypedDay } from './use-typed-day.ts';

/** A date input in the header of a card; its value is like `2026-03-12`. `onChange` is not called for an incomplete date. */
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
