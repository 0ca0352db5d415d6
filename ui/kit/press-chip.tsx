import type { ComponentProps, ReactNode } from 'react';
import { controlBox, inlineRow } from './looks.ts';
import { chosen } from './portal-looks.ts';
import { styled } from './styled.ts';

const Base = styled('button', {
  base: {
    ...inlineRow('1.5'),
    ...controlBox,
    minHeight: '40px',
    padding: '0 12px',
    textStyle: 'small',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '&:hover': { background: 'bg.muted' },
    '&[aria-pressed=true], &[data-set]': chosen,
    '& > svg': { boxSize: '16px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

interface PressChipProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** It narrows what is shown, though it is no switch. */
  readonly isSet?: boolean;
  /** Before its words, 16 px. */
  readonly icon?: ReactNode;
}

/** A filter as one press: a switch with `aria-pressed`, or the button of a layer that chooses (kit README §7 "Filter chip"). */
export const PressChip = ({ isSet = false, icon, children, ...button }: PressChipProps) => (
  <Base type="button" data-set={isSet ? '' : undefined} {...button}>
    {icon}
    {children}
  </Base>
);
