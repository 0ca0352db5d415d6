import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { styled } from './styled.ts';
import { TICKED_LABEL, type TickedProps } from './ticked.ts';

const Label = styled('label', {
  base: {
    ...TICKED_LABEL,
    position: 'relative',
    '& > input': {
      appearance: 'none',
      flexShrink: '0',
      boxSize: '18px',
      borderRadius: '3px',
      border: '1.5px solid',
      borderColor: 'border.control',
      background: 'bg.surface',
      cursor: 'inherit',
    },
    '& > input:checked': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '2px',
      boxSize: '14px',
      color: 'accent.on',
      pointerEvents: 'none',
      visibility: 'hidden',
    },
    '& > input:checked + svg': { visibility: 'visible' },
  },
});

/** A box to tick with its words beside it; the words are part of the target. */
export const Checkbox = ({ id, checked, disabled = false, onChange, children }: TickedProps) => (
  <Label>
    <input
      id={id}
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <CheckIcon />
    <span>{children}</span>
  </Label>
);

/** What ticking a box means, below its words. */
export const CheckboxNote = styled('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', marginInlineStart: '30px' },
});
