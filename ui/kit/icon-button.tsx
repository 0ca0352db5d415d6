import type { ComponentProps } from 'react';
import { styled } from './styled.ts';

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '40px',
    borderRadius: 'sm',
    color: 'fg.muted',
    _enabled: { _hover: { background: 'bg.muted' } },
    _disabled: { color: 'fg.subtle', cursor: 'default' },
    '& svg': { boxSize: '20px' },
    '@media (pointer: coarse)': { boxSize: '44px' },
  },
  variants: {
    size: { md: {}, sm: { boxSize: '32px' } },
    /** True if the button's state is on. */
    lit: { true: { color: 'accent.fg' } },
    bordered: { true: { border: 'control', background: 'bg.surface' } },
  },
} as const;

const Base = styled('button', look);
const BaseLink = styled('a', look);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'size'> {
  /** The accessible name. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly bordered?: boolean;
  readonly lit?: boolean;
}

/** A square icon button with an accessible name. */
export const IconButton = ({ label, type = 'button', ...rest }: IconButtonProps) => (
  <Base type={type} aria-label={label} title={label} {...rest} />
);

interface IconLinkProps
  extends
    Pick<IconButtonProps, 'label' | 'size' | 'bordered'>,
    Omit<ComponentProps<'a'>, 'color'> {}

/** A square icon link out of the portal, such as a phone call. */
export const IconLink = ({ label, ...rest }: IconLinkProps) => (
  <BaseLink aria-label={label} title={label} {...rest} />
);
