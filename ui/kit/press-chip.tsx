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
  /** True if the filter is active, for a chip without `aria-pressed`. */
  readonly isSet?: boolean;
  /** A 16 px icon before the text. */
  readonly icon?: ReactNode;
}

/** A filter as one button: a switch with `aria-pressed`, or a button that opens a layer with options (kit README §7 "Filter chip"). */
export const PressChip = ({ isSet = false, icon, children, ...button }: PressChipProps) => (
  <Base type="button" data-set={isSet ? '' : undefined} {...button}>
    {icon}
    {children}
  </Base>
);
