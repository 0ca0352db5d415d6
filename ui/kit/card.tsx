import type { ReactNode } from 'react';
import { cardBox, row } from './looks.ts';
import { styled } from './styled.ts';

const Frame = styled('section', {
  base: { ...cardBox },
  variants: { clipped: { true: { overflow: 'hidden' } } },
});
const Head = styled('header', {
  base: {
    ...row('2'),
    minHeight: '48px',
    padding: '8px 16px',
    borderBottom: 'subtle',

    // A name and its presses go below each other before they stick out.
    '@media (max-width: 640px)': { flexWrap: 'wrap' },
  },
});
const Title = styled('h2', { base: { textStyle: 'label' } });
const Actions = styled('div', { base: { marginInlineStart: 'auto' } });
/** How many, beside a name; `urgent` where somebody must act now. */
export const Count = styled('span', {
  base: {
    minWidth: '18px',
    px: '1.5',
    height: '18px',
    borderRadius: 'sm',
    background: 'bg.muted',
    textStyle: 'caption',
    lineHeight: '18px',
    fontWeight: '600',
    textAlign: 'center',
  },
  variants: { urgent: { true: { background: 'state.alarm.solid', color: 'state.alarm.on' } } },
});
const Body = styled('div', { base: {}, variants: { inset: { true: { padding: '4' } } } });

interface CardProps {
  readonly title?: string;
  readonly count?: number;
  /** Somebody must act now on what is counted. */
  readonly urgent?: boolean;
  /** A badge or a few small words beside the title. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  /** False for tables and lists that reach the edge. */
  readonly inset?: boolean;
  /** False where its head stays in sight, or a menu reaches over its edge. */
  readonly clipped?: boolean;
  readonly children: ReactNode;
}

/** A framed part of a page with a title, a count and actions; never one in another. */
export const Card = ({ title, count, mark, actions, ...card }: CardProps) => (
  <Frame aria-label={title} clipped={card.clipped ?? true}>
    {title !== undefined && (
      <Head>
        <Title>{title}</Title>
        {count !== undefined && <Count urgent={card.urgent}>{count.toLocaleString('en-US')}</Count>}
        {mark}
        {actions !== undefined && <Actions data-actions>{actions}</Actions>}
      </Head>
    )}
    <Body data-card-body="" inset={card.inset ?? true}>
      {card.children}
    </Body>
  </Frame>
);

/** A line of words at the foot of a card that reaches its edges. */
export const CardFoot = styled('p', {
  base: {
    padding: '12px 16px',
    borderTop: 'subtle',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

/** Several such lines below each other. */
export const CardNotes = styled('div', {
  base: { display: 'grid', gap: '1', padding: '12px 16px', borderTop: 'subtle' },
});
