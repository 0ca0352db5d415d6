import type { ComponentType, ReactNode, SVGProps } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { eachState } from '../kit/looks.ts';
import { NewDot } from './new-dot.look.tsx';
import { marked, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('article', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    padding: '12px 16px',
    background: 'bg.surface',
    border: 'default',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
  },
  variants: {
    state: eachState((state) => ({
      borderInlineStartColor: `state.${state}.solid`,
    })),
    /** For reading, as wide as its page: larger letters and more room. */
    wide: {
      true: {
        gap: '2',
        padding: '20px 24px',
        '& [data-heading]': { textStyle: 'form', fontWeight: '600' },
        '& > [data-body]': { textStyle: 'form', color: 'fg.default' },
        // Everything stands below the title; only the icon is in front of it.
        '& > :not(:first-child)': { marginInlineStart: '28px' },
        '@media (max-width: 40rem)': { padding: '16px' },
      },
    },
  },
});
const Head = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    '& > svg': { flexShrink: '0', boxSize: '20px', marginTop: '1px' },
  },
  variants: { state: eachState(marked) },
});
const Body = styled('p', {
  base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'pre-line', maxWidth: '72ch' },
});
const Note = styled('small', { base: { textStyle: 'small', color: 'fg.muted' } });
const Ways = styled('footer', { base: { ...wrapping('4px 16px'), marginTop: '1' } });

const Title = styled('h2', { base: { textStyle: 'label' } });

interface StateTileProps {
  readonly state: 'info' | 'ok' | 'alarm' | 'test';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly body: string;
  /** A line below the title, such as the days on which it is shown. */
  readonly note?: string | undefined;
  readonly wide?: boolean | undefined;
  /** True if the reader has not seen the item before. */
  readonly fresh: boolean;
  readonly children?: ReactNode;
}

/** A notice as a tile: border and icon in the color of a state, title, text with line breaks, links below. */
export const StateTile = ({ icon: Icon, heading: Heading, fresh, ...tile }: StateTileProps) => (
  <Frame state={tile.state} wide={tile.wide} data-unread={fresh ? '' : undefined}>
    <Head state={tile.state}>
      <Icon aria-hidden />
      <Title as={Heading} data-heading="">
        {tile.title}
        {fresh && <HiddenText> (new)</HiddenText>}
      </Title>
      {fresh && <NewDot at="line" aria-hidden />}
    </Head>
    {tile.note !== undefined && <Note>{tile.note}</Note>}
    <Body data-body="">{tile.body}</Body>
    {tile.children !== undefined && <Ways>{tile.children}</Ways>}
  </Frame>
);
