import { grouped } from '#core/kernel/counted.rule.ts';
import type { ReactNode } from 'react';
import { NameAround } from './hidden-text.tsx';
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
    '&:not(:last-child)': { borderBottom: 'subtle' },

    // Title and buttons wrap instead of overflowing.
    '@media (max-width: 40rem)': {
      flexWrap: 'wrap',
      // A text of several words has a line of its own, so that the buttons stay beside the title.
      '& > [data-word]': { order: '1', flexBasis: '100%' },
    },
  },
});
const Title = styled('h2', { base: { textStyle: 'label' } });
const Actions = styled('div', { base: { marginInlineStart: 'auto' } });
/** A count beside a title; `urgent` if a user must act now. */
export const Count = styled('span', {
  base: {
    minWidth: '18px',
    px: '1.5',
    height: '1.125rem',
    borderRadius: 'sm',
    background: 'bg.muted',
    textStyle: 'caption',
    lineHeight: '1.125rem',
    fontWeight: '600',
    textAlign: 'center',
  },
  variants: { urgent: { true: { background: 'state.alarm.solid', color: 'state.alarm.on' } } },
});
/** A part of a card; `inset` for content that does not extend to the edge. */
export const CardPart = styled('div', {
  base: {},
  variants: { inset: { true: { padding: '4' } } },
});

interface CardProps {
  readonly title?: string;
  readonly count?: number;
  /** True if a user must act now on the counted items. */
  readonly urgent?: boolean;
  /** A badge or a short text beside the title. With `data-word`, a text is below the title on phones. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  /** False for tables and lists that extend to the edge. */
  readonly inset?: boolean;
  /** False if the card's header is sticky, or if a menu extends beyond the card's edge. */
  readonly clipped?: boolean;
  /** Omitted by a card of one line. */
  readonly children?: ReactNode;
}

/** A framed part of a page with a title, a count and actions. Cards are never nested. */
export const Card = ({ title, count, mark, actions, ...card }: CardProps) => (
  <Frame aria-label={title} clipped={card.clipped ?? true}>
    {title !== undefined && (
      <Head>
        <Title>{title}</Title>
        {count !== undefined && <Count urgent={card.urgent}>{grouped(count)}</Count>}
        {mark}
        {actions !== undefined && <Actions data-actions>{actions}</Actions>}
      </Head>
    )}
    {card.children !== undefined && (
      <CardPart data-card-body="" inset={card.inset ?? true}>
        <NameAround value={title}>{card.children}</NameAround>
      </CardPart>
    )}
  </Frame>
);

const LineText = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });

/** A card without content yet, in one line. */
export const LineCard = ({
  text = 'None',
  sentence = false,
  ...card
}: Pick<CardProps, 'title' | 'actions'> & {
  readonly text?: ReactNode;
  /** True for a text that gets a line of its own on phones. */
  readonly sentence?: boolean;
}) => <Card {...card} mark={<LineText data-word={sentence ? '' : undefined}>{text}</LineText>} />;

/** A line of text at the bottom of a card, from edge to edge. */
export const CardFoot = styled('p', {
  base: {
    padding: '12px 16px',
    borderTop: 'subtle',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

/** Several lines of text at the bottom of a card. */
export const CardNotes = styled('div', {
  base: { display: 'grid', gap: '1', padding: '12px 16px', borderTop: 'subtle' },
});
