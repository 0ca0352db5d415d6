import { chosen, sideways, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Row = styled('div', {
  base: {
    ...wrapping('2'),

    '@media (max-width: 40rem)': { flexWrap: 'nowrap', ...sideways },
  },
});
const Chip = styled('button', {
  base: {
    height: '1.75rem',
    padding: '0 10px',
    border: 'control',
    borderRadius: 'sm',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '&:hover': { background: 'bg.muted' },
    '@media (pointer: coarse)': { height: '2.75rem' },
    '&[aria-pressed=true]': chosen,
  },
});

interface ChipsProps<T extends string> {
  readonly label: string;
  readonly entries: readonly { readonly value: T | null; readonly text: string }[];
  readonly chosen: T | null;
  readonly onChoose: (value: T | null) => void;
}

/** Buttons to select one of a few kinds, or all kinds. The button for all kinds is listed first and has the value null. */
export const Chips = <T extends string>({ label, entries, chosen, onChoose }: ChipsProps<T>) => (
  <Row role="group" aria-label={label}>
    {entries.map(({ value, text }) => (
      <Chip
        key={value ?? ''}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {text}
      </Chip>
    ))}
  </Row>
);
