import type { ReactNode } from 'react';
import { TextLink } from '../kit/links.ts';
import { row } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    height: '100%',
    padding: '3',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.surface',
    overflowWrap: 'anywhere',
  },
});
const Head = styled('header', {
  base: {
    ...row('2'),
    maxWidth: '100%',
    minHeight: '28px',
    '& > [data-word]': { flexShrink: '0' },
    paddingInlineEnd: '40px',
  },
});
const Title = styled('h3', { base: { textStyle: 'label' } });
const Text = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });
const Facts = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Corner = styled('div', { base: { position: 'absolute', top: '4px', insetInlineEnd: '4px' } });
const Foot = styled('footer', {
  base: { ...wrapping('0 16px'), alignItems: 'center', marginTop: 'auto', minHeight: '32px' },
});
const Kind = styled('small', {
  base: {
    ...row('1'),
    minWidth: '0',
    textStyle: 'caption',
    color: 'fg.muted',
    '& > svg': { flexShrink: '0' },
    '& > [data-text]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

interface LibraryCardProps {
  readonly icon: ReactNode;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** The language of title and text, by which a screen reader speaks them. */
  readonly lang: string;
  readonly facts: readonly string[];
  readonly badge: ReactNode;
  /** A button in the top right corner. */
  readonly corner: ReactNode;
  readonly foot: ReactNode;
}

/** A card for a document or link: kind, name, summary, facts, and actions in the footer. */
export const LibraryCard = ({
  icon,
  kind,
  title,
  text,
  lang,
  facts,
  badge,
  corner,
  foot,
}: LibraryCardProps) => (
  <Frame aria-label={title}>
    <Head>
      <Kind title={kind}>
        {icon}
        <span data-text="">{kind}</span>
      </Kind>
      {badge}
    </Head>
    <Title lang={lang}>{title}</Title>
    {text !== '' && <Text lang={lang}>{text}</Text>}
    <Facts>{facts.join(' · ')}</Facts>
    <Corner>{corner}</Corner>
    <Foot>
      <TextLink size="file">{foot}</TextLink>
    </Foot>
  </Frame>
);
