import { controlBox, focusEdge } from './looks.ts';
import { centered, chosen, coveringBox } from './portal-looks.ts';
import { Fieldset, Legend } from './fieldset.ts';
import { styled } from './styled.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const Days = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1' },
});
const Day = styled('label', {
  base: {
    position: 'relative',
    ...centered,
    ...controlBox,
    minHeight: '36px',
    textStyle: 'small',
    cursor: 'pointer',
    '@media (pointer: coarse), (max-width: 40rem)': { minHeight: '44px' },
    '&:hover': { background: 'bg.muted' },
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': focusEdge,
  },
});
const Box = styled('input', { base: coveringBox });

interface WeekdayPickerProps {
  readonly id: string;
  readonly label: string;
  /** The selected weekdays; 1 is Monday. */
  readonly value: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
}

/** Buttons to switch weekdays on or off. */
export const WeekdayPicker = ({ id, label, value, onChange }: WeekdayPickerProps) => (
  <Fieldset>
    <Legend>{label}</Legend>
    <Days>
      {DAYS.map((name, at) => {
        const day = at + 1;
        const isOn = value.includes(day);
        return (
          <Day key={name}>
            <Box
              type="checkbox"
              id={`${id}-${day}`}
              checked={isOn}
              onChange={() =>
                onChange(
                  isOn
                    ? value.filter((one) => one !== day)
                    : [...value, day].toSorted((a, b) => a - b),
                )
              }
            />
            {name}
          </Day>
        );
      })}
    </Days>
  </Fieldset>
);
