import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import type { ReactNode } from 'react';
import type { ReaderNews } from '#core/news/news.schema.ts';
import { formatSize } from '../kit/format-size.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { FileWeight, TextLink } from '../kit/links.ts';
import { StateTile } from './state-tile.look.tsx';
import { hostOf } from './news-days.rule.ts';
import { NEWS_ICON_DRAWINGS, NEWS_STATES } from './news-looks.ts';

type NewsLinksProps = Pick<ReaderNews, 'title' | 'documentName' | 'documentSize' | 'url'> & {
  readonly onDownload: () => void;
};

/** The two links of a news item: its document, and its URL. The URL opens in a new window that cannot access this one. */
const NewsLinks = ({ title, documentName, documentSize, url, onDownload }: NewsLinksProps) => (
  <>
    {documentName !== null && (
      <LinkButton size="sm" onClick={onDownload}>
        <DocumentArrowDownIcon width={20} height={20} aria-hidden />
        <span>
          Download {documentName}
          <HiddenText> of {title}</HiddenText>
        </span>
        {typeof documentSize === 'number' && <FileWeight>{formatSize(documentSize)}</FileWeight>}
      </LinkButton>
    )}
    {url !== null && (
      <TextLink size="tile">
        <a href={url} target="_blank" rel="noopener noreferrer">
          <ArrowTopRightOnSquareIcon aria-hidden />
          <span>
            Open {hostOf(url)}
            <HiddenText> of {title}, in a new window</HiddenText>
          </span>
        </a>
      </TextLink>
    )}
  </>
);

interface NewsTileProps {
  /** Title and body are rendered as plain text, never as markup. */
  readonly item: Pick<ReaderNews, 'title' | 'body' | 'icon' | 'color'>;
  readonly unread?: boolean;
  readonly heading?: 'h2' | 'h3';
  readonly note?: string;
  readonly wide?: boolean;
  /** The buttons for the document and the URL. */
  readonly children?: ReactNode;
}

/** One news item as a tile: border and icon in its color, title, body with line breaks, links below (spec §2.5). */
export const NewsTile = ({
  item,
  unread = false,
  heading = 'h2',
  children,
  ...look
}: NewsTileProps) => (
  <StateTile
    state={NEWS_STATES[item.color]}
    icon={NEWS_ICON_DRAWINGS[item.icon]}
    title={item.title}
    heading={heading}
    body={item.body}
    fresh={unread}
    {...look}
  >
    {children}
  </StateTile>
);

/** A news item as its readers see it, with links to its document and URL. */
export const ReaderTile = ({
  item,
  onDownload,
  ...tile
}: Omit<NewsTileProps, 'children'> & {
  readonly item: ReaderNews;
  readonly onDownload: () => void;
}) => (
  <NewsTile item={item} {...tile}>
    {item.hasDocument || item.url !== null ? (
      <NewsLinks {...item} onDownload={onDownload} />
    ) : undefined}
  </NewsTile>
);
