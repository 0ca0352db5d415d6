import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { ReactNode } from 'react';
import { TICK, TICKED_BOX, TICKED_LABEL, TICK_BOX } from './portal-looks.ts';
import { styled } from './styled.ts';

/** What a box to tick and a switch are told; the words are part of the target. */
export interface TickedProps {
  readonly id: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

const Label = styled('label', {
  base: {
    ...TICKED_LABEL,
    position: 'relative',
    '& > input': TICK_BOX,
    '& > input:checked': TICKED_BOX,
    '& > svg': { ...TICK, position: 'absolute', insetInlineStart: '2px', visibility: 'hidden' },
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
