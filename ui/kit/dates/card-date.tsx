import { DayBox } from './day-box.tsx';
import { controlBox, focusEdge, underFingers } from '../looks.ts';
import { styled } from '../styled.ts';
import { useTypedDay } from './use-typed-day.ts';

const Input = styled('input', {
  base: {
    ...controlBox,
    height: '32px',
    width: '148px',
    paddingInline: '8px 38px',
    textStyle: 'small',
    color: 'fg.default',
    outline: '0',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    '&:focus': focusEdge,
    '&[aria-invalid=true]': { borderColor: 'state.alarm.solid' },
    '@media (pointer: coarse)': {
      height: '44px',
      width: '172px',
      paddingInlineEnd: '44px',
      ...underFingers,
    },
  },
});

/** A date in the head of a card, `2026-03-12`; what is no date yet is not told. */
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
    <DayBox value={value} onChoose={(day) => typed.choose(day)}>
      <Input
        type="text"
        aria-label={label}
        aria-invalid={typed.error === null ? undefined : true}
        placeholder="mm/dd/yyyy"
        autoComplete="off"
        spellCheck={false}
        {...typed.input}
      />
    </DayBox>
  );
};
