import { TICKED_LABEL } from './portal-looks.ts';
import { styled } from './styled.ts';
import type { TickedProps } from './checkbox.tsx';

const Label = styled('label', {
  base: {
    ...TICKED_LABEL,
    '& > input': {
      appearance: 'none',
      flexShrink: '0',
      position: 'relative',
      width: '36px',
      height: '20px',
      borderRadius: 'full',
      background: 'state.neutral.solid',
      cursor: 'inherit',
      transition: 'background .12s',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '2px',
        top: '2px',
        boxSize: '16px',
        borderRadius: 'full',
        background: 'bg.surface',
        transition: 'transform .12s',
      },
    },
    '& > input:checked': { background: 'accent.solid' },
    '& > input:checked::before': { transform: 'translateX(16px)' },
    '@media (prefers-reduced-motion: reduce)': {
      '& > input, & > input::before': { transition: 'none' },
    },
  },
});

/** Something that is on or off at once, with its words beside it (kit README §7 "Switch"). */
export const Switch = ({ id, checked, disabled = false, onChange, children }: TickedProps) => (
  <Label>
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </Label>
);
