import { controlBox, focusEdge, underFingers } from './looks.ts';
import { styled } from './styled.ts';

const Input = styled('input', {
  base: {
    ...controlBox,
    height: '32px',
    px: '2',
    textStyle: 'small',
    color: 'fg.default',
    outline: '0',
    '&:focus': focusEdge,
    '@media (pointer: coarse)': { height: '44px', ...underFingers },
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
}) => (
  <Input
    type="date"
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
