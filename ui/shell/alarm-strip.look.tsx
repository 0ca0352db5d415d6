import BellAlertIcon from '@heroicons/react/20/solid/BellAlertIcon';
import type { ReactNode } from 'react';
import { row, tint } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Strip = styled('section', {
  base: {
    ...row('3'),
    minHeight: '52px',
    // Spans the whole page area: negative margins cancel the page padding.
    margin: '-24px -24px 24px',
    padding: '6px 24px 6px 20px',
    borderBottom: '1px solid',
    borderInlineStart: '4px solid',
    ...tint('alarm'),
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '20px', flexShrink: '0', color: 'state.alarm.solid' },
    '@media (max-width: 40rem)': {
      minHeight: '64px',
      margin: '-16px -16px 16px',
      padding: '9px 16px 9px 12px',
    },
    '@media print': { display: 'none' },
  },
});
const Words = styled('div', {
  base: { ...wrapping('0 12px'), minWidth: '0', alignItems: 'baseline' },
});
const Title = styled('b', { base: { fontWeight: '600', color: 'state.alarm.fg' } });
const Since = styled('small', { base: { textStyle: 'body', color: 'fg.muted' } });
const Fact = styled('p', {
  base: { '@media (max-width: 40rem)': { textStyle: 'small', width: '100%', order: '1' } },
});
const Ways = styled('footer', {
  base: { ...row('3'), marginInlineStart: 'auto', flexShrink: '0' },
});

interface AlarmStripProps {
  readonly title: string;
  /** The latest fact about the alarm. */
  readonly fact: string | null;
  readonly since: string | null;
  readonly children: ReactNode;
}

/**
 * A bar below the header about an alarm at another site. The bar pushes the page down instead of covering it, and cannot
 * be closed (kit README §7 "Banner").
 */
export const AlarmStrip = ({ title, fact, since, children }: AlarmStripProps) => (
  <Strip>
    <BellAlertIcon aria-hidden />
    <Words>
      <Title>{title}</Title>
      {fact !== null && <Fact>{fact}</Fact>}
      {since !== null && <Since>{since}</Since>}
    </Words>
    <Ways>{children}</Ways>
  </Strip>
);
