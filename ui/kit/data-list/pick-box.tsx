import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { TICK, TICKED_BOX, TICK_BOX } from '../portal-looks.ts';
import { styled } from '../styled.ts';

const Box = styled('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '32px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '28px', height: '44px' },
    '&::before': { ...TICK_BOX, content: '""' },
    '&[aria-checked=true]::before': TICKED_BOX,
    '&[aria-checked=mixed]::before': {
      borderColor: 'accent.solid',
      background: 'linear-gradient(var(--p-colors-accent-solid) 0 0) center / 8px 2px no-repeat',
    },
    '& > svg': { ...TICK, position: 'absolute' },
  },
});

interface PickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** True if some, but not all, of the represented rows are selected. */
  readonly some?: boolean;
  /** -1 if the row's own keyboard control selects the row. */
  readonly tabIndex?: number;
  readonly onChange: (checked: boolean) => void;
}

/**
 * A checkbox that selects a row, with a label only for screen readers. It is a button with the checkbox role, because the
 * browser's own checkbox would be the slowest part of a row to render.
 */
export const PickBox = ({ label, checked, some = false, tabIndex, onChange }: PickBoxProps) => (
  <Box
    type="button"
    role="checkbox"
    aria-label={label}
    aria-checked={some && !checked ? 'mixed' : checked}
    tabIndex={tabIndex}
    onClick={(event) => {
      // A press on the checkbox must not also press the row.
      event.stopPropagation();
      onChange(!checked);
    }}
  >
    {checked && <CheckIcon aria-hidden />}
  </Box>
);
