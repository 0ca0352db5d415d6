import type { ReactNode } from 'react';
import type { NewsColor, NewsIcon } from '#core/news/news.schema.ts';
import { StateTile } from '../kit/state-panel.tsx';
import { NEWS_ICON_DRAWINGS, NEWS_STATES } from './news-looks.ts';

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
}) => (
  <StateTile
    state={NEWS_STATES[item.color]}
    icon={NEWS_ICON_DRAWINGS[item.icon]}
    title={item.title}
    heading={heading}
    body={item.body}
    fresh={unread}
  >
    {children}
  </StateTile>
);
