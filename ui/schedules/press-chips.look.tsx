import { controlBox } from '../kit/looks.ts';
import { chosen } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2',
  },
});
const Chip = styled('button', {
  base: {
    ...controlBox,
    minHeight: '40px',
    textStyle: 'label',
    '@media (pointer: coarse), (max-width: 40rem)': { minHeight: '48px' },
    '&:hover': { background: 'bg.muted' },
    '&[aria-pressed=true]': chosen,
  },
});

/** A row of chips of which one can be selected. */
export const PressChips = <Value extends number | string>({
  label,
  options,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}) => (
  <Frame role="group" aria-label={label}>
    {options.map((option) => (
      <Chip
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.text}
      </Chip>
    ))}
  </Frame>
);
