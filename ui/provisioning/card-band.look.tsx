import { grouped } from '#core/kernel/counted.rule.ts';
import type { ReactNode } from 'react';
import { Count } from '../kit/card.tsx';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Band = styled('header', {
  base: {
    ...wrapping('4px 8px'),
    alignItems: 'center',
    minHeight: '48px',
    padding: '8px 16px',
    borderTop: 'subtle',
    background: 'bg.subtle',
    '& > [data-press]': { marginInlineStart: 'auto' },
  },
});
const Title = styled('h3', { base: { textStyle: 'label' } });
const Note = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface CardBandProps {
  readonly title: string;
  readonly count: number;
  /** True when the counted items need attention. */
  readonly urgent?: boolean;
  readonly note: string;
  /** One button at the end, marked with `data-press`. */
  readonly children?: ReactNode;
}

/** The heading of a second section in a card without padding. */
export const CardBand = ({ title, count, urgent = false, note, children }: CardBandProps) => (
  <Band>
    <Title>{title}</Title>
    <Count urgent={urgent}>{grouped(count)}</Count>
    <Note>{note}</Note>
    {children}
  </Band>
);

/** The foot of a card without padding: a `CardPressesText`, then buttons with `data-press`. On phones each button has its own line. */
export const CardPresses = styled('div', {
  base: {
    ...wrapping('12px'),
    alignItems: 'center',
    padding: '12px 16px',
    borderTop: 'subtle',
    '@media (max-width: 40rem)': { '& > [data-press]': { flex: '1 1 100%' } },
  },
});
export const CardPressesText = styled('div', {
  base: { flex: '1 1 0', minWidth: 'min(240px, 100%)' },
});
