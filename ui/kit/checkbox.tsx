import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { ComponentProps, ReactNode } from 'react';
import { TICK, TICKED_BOX, TICKED_LABEL, TICK_BOX, fieldset } from './portal-looks.ts';
import { styled } from './styled.ts';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly onChange: (checked: boolean) => void;
}

/** The browser's own box, without words or a look. */
export const TickBox = ({ onChange, ...box }: TickBoxProps) => (
  <input type="checkbox" {...box} onChange={(event) => onChange(event.currentTarget.checked)} />
);

interface TickedProps extends Pick<TickBoxProps, 'disabled' | 'onChange'> {
  readonly id: string;
  readonly checked: boolean;
  /** Part of the target. */
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
export const Checkbox = ({ children, ...box }: TickedProps) => (
  <Label>
    <TickBox {...box} />
    <CheckIcon />
    <span>{children}</span>
  </Label>
);

/** What ticking a box means, below its words. */
export const CheckboxNote = styled('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', marginInlineStart: '30px' },
});

const Track = styled('label', {
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
export const Switch = ({ children, ...box }: TickedProps) => (
  <Track>
    <TickBox role="switch" {...box} />
    <span>{children}</span>
  </Track>
);

const Frame = styled('fieldset', {
  base: {
    ...fieldset,
    display: 'grid',
    '& > p[role=alert]': { textStyle: 'small', color: 'state.alarm.fg' },
  },
});

interface FieldGroupProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Boxes that belong together under one name, with what is wrong with them below. */
export const FieldGroup = ({ label, error, children }: FieldGroupProps) => (
  <Frame>
    <legend>{label}</legend>
    {children}
    {error !== undefined && <p role="alert">{error}</p>}
  </Frame>
);
