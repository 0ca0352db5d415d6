import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { ChangeEvent, ReactNode } from 'react';
import { Fieldset, Legend } from './fieldset.ts';
import { TICK, TICKED_BOX, TICKED_LABEL, TICK_BOX } from './portal-looks.ts';
import { styled } from './styled.ts';

interface TickedProps {
  readonly id: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
  /** The label, which is part of the click target. */
  readonly children: ReactNode;
}

const tickedBy =
  (onChange: (checked: boolean) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
    onChange(currentTarget.checked);

const Label = styled('label', {
  base: {
    ...TICKED_LABEL,
    position: 'relative',
    '& > svg': { ...TICK, position: 'absolute', insetInlineStart: '2px', visibility: 'hidden' },
    '& > :checked + svg': { visibility: 'visible' },
  },
});

const Box = styled('input', { base: { ...TICK_BOX, '&:checked': TICKED_BOX } });

/** A checkbox with its label. */
export const Checkbox = ({ children, onChange, ...box }: TickedProps) => (
  <Label>
    <Box type="checkbox" {...box} onChange={tickedBy(onChange)} />
    <CheckIcon />
    <span>{children}</span>
  </Label>
);

/** A note below a checkbox's label, about the effect of the checkbox. */
export const CheckboxNote = styled('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', marginInlineStart: '30px' },
});

const Track = styled('label', { base: TICKED_LABEL });
const Knob = styled('input', {
  base: {
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
    '&:checked': { background: 'accent.solid' },
    '&:checked::before': { transform: 'translateX(16px)' },
    '@media (prefers-reduced-motion: reduce)': {
      transition: 'none',
      '&::before': { transition: 'none' },
    },
  },
});

/** A switch with its label, for a setting that takes effect at once (kit README §7 "Switch"). */
export const Switch = ({ children, onChange, ...box }: TickedProps) => (
  <Track>
    <Knob type="checkbox" role="switch" {...box} onChange={tickedBy(onChange)} />
    <span>{children}</span>
  </Track>
);

const Problem = styled('p', { base: { textStyle: 'small', color: 'state.alarm.fg' } });

interface FieldGroupProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A group of checkboxes under one label, with the error below. */
export const FieldGroup = ({ label, error, children }: FieldGroupProps) => (
  <Fieldset stacked>
    <Legend>{label}</Legend>
    {children}
    {error !== undefined && <Problem role="alert">{error}</Problem>}
  </Fieldset>
);
