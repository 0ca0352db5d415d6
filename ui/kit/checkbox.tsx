import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const Label = styled('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '32px',
    textStyle: 'form',
    cursor: 'pointer',
    position: 'relative',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '& > input': {
      appearance: 'none',
      flexShrink: '0',
      width: '18px',
      height: '18px',
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
      width: '14px',
      height: '14px',
      color: 'accent.on',
      pointerEvents: 'none',
      visibility: 'hidden',
    },
    '& > input:checked + svg': { visibility: 'visible' },
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'default' },
  },
});

/** A box to tick with its words beside it; the words are part of the target. */
export const Checkbox = ({
  id,
  checked,
  disabled = false,
  onChange,
  children,
}: {
  readonly id: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) => (
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
