import type { ComponentProps } from 'react';
import { linkLook } from './looks.ts';
import { styled } from './styled.ts';

const Base = styled('button', {
  base: {
    ...linkLook,
    textAlign: 'start',
    _enabled: { _hover: { textDecoration: 'underline' } },
    _disabled: { color: 'fg.subtle', fontWeight: '400', cursor: 'default' },
  },
  variants: {
    quiet: { true: { color: 'fg.muted' } },
    // At least 24 px high (WCAG 2.5.8), whatever the size of the text.
    size: { sm: { minHeight: '1.5rem', fontSize: '0.8125rem', lineHeight: '1.125rem' }, md: {} },
  },
});

export interface LinkButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'size'> {
  /** If true, the button has the color of secondary text. Used for links back. */
  readonly quiet?: boolean;
  readonly size?: 'sm' | 'md';
}

/** A button that looks like a link, for an action that opens no page. */
export const LinkButton = ({ type = 'button', ...rest }: LinkButtonProps) => (
  <Base type={type} {...rest} />
);
