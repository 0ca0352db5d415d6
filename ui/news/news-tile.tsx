import type { ReactNode } from 'react';
import type { NewsColor, NewsIcon } from '#core/news/news.schema.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';
import { NEWS_ICON_DRAWINGS } from './news-looks.ts';

const edge = (state: string) => ({
  borderInlineStartColor: `state.${state}.solid`,
  '& > header > svg': { color: `state.${state}.solid` },
});

const Frame = styled('article', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    padding: '12px 16px',
    background: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.default',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    '& > header': { display: 'flex', alignItems: 'flex-start', gap: '2' },
    '& > header > svg': { flexShrink: '0', width: '20px', height: '20px' },
    '& > header > h2, & > header > h3': { textStyle: 'label' },
    '& > p': { textStyle: 'small', color: 'fg.muted', whiteSpace: 'pre-line', maxWidth: '72ch' },
    '& > footer': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginTop: '1' },
  },
  variants: {
    color: { blue: edge('info'), green: edge('ok'), red: edge('alarm'), amber: edge('test') },
  },
});
const Dot = styled('span', {
  base: {
    flexShrink: '0',
    width: '8px',
    height: '8px',
    marginTop: '6px',
    borderRadius: 'full',
    background: 'accent.solid',
  },
});

/** What a tile shows; its texts are text, whatever stands in them. */
export interface TileNews {
  readonly title: string;
  readonly body: string;
  readonly icon: NewsIcon;
  readonly color: NewsColor;
}

/** One news item: border and icon in its colour, title, body with its lines, ways on below (spec §2.5). */
export const NewsTile = ({
  item,
  unread = false,
  heading = 'h2',
  children,
}: {
  readonly item: TileNews;
  readonly unread?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Buttons for the document and the address. */
  readonly children?: ReactNode;
}) => {
  const Icon = NEWS_ICON_DRAWINGS[item.icon];
  const Heading = heading;
  return (
    <Frame color={item.color} data-unread={unread ? '' : undefined}>
      <header>
        <Icon aria-hidden />
        <Heading>
          {item.title}
          {unread && <HiddenText> (new)</HiddenText>}
        </Heading>
        {unread && <Dot aria-hidden />}
      </header>
      <p>{item.body}</p>
      {children !== undefined && <footer>{children}</footer>}
    </Frame>
  );
};
