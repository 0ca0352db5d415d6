import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import ArrowTopRightOnSquareIcon from '@heroicons/react/16/solid/ArrowTopRightOnSquareIcon';
import type { Branding } from '#core/branding/branding.schema.ts';
import type { StoredFile } from '#core/marketing/campaign.schema.ts';
import { formatSize } from '../kit/format-size.ts';
import { styled } from '../kit/styled.ts';
import { CoBrandBlock } from './co-brand-block.tsx';

const Frame = styled('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    height: '100%',
    padding: '3',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'sm',
    background: 'bg.surface',
    overflowWrap: 'anywhere',
    '& > small': { textStyle: 'caption', color: 'fg.muted' },
    '& > h3': { textStyle: 'label' },
    '& > [role=group]': { marginBlock: '1' },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 16px',
      marginTop: 'auto',
    },
    '& > footer > a, & > footer > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '32px',
      textStyle: 'label',
      color: 'accent.fg',
      borderRadius: 'xs',
      '&:hover': { textDecoration: 'underline' },
      '& > svg': { width: '16px', height: '16px' },
      '& > small': { textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
  },
});

/** What a tile shows. */
export interface TileCampaign {
  readonly title: string;
  readonly kind: string;
  /** Until when, in words. */
  readonly valid: string;
  readonly url: string | null;
  readonly file: StoredFile | null;
  readonly coBrand: Branding | null;
}

/** One campaign as its audience sees it: the dealer's values, its link in a window of its own that knows nothing of ours, and its file. */
export const CampaignTile = ({
  campaign,
  onOpen,
  onDownload,
}: {
  readonly campaign: TileCampaign;
  /** The link was followed. */
  readonly onOpen?: () => void;
  readonly onDownload: () => void;
}) => {
  const { title, kind, valid, url, file, coBrand } = campaign;
  return (
    <Frame aria-label={title}>
      <small>{kind}</small>
      <h3>{title}</h3>
      <small>{valid}</small>
      {coBrand !== null && <CoBrandBlock brand={coBrand} />}
      <footer>
        {file !== null && (
          <button
            type="button"
            title={file.name}
            aria-label={`Download the file of ${title}`}
            onClick={onDownload}
          >
            <ArrowDownTrayIcon aria-hidden />
            Download
            <small>{formatSize(file.size)}</small>
          </button>
        )}
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open ${title} in a new tab`}
            onClick={onOpen}
          >
            <ArrowTopRightOnSquareIcon aria-hidden />
            Open
          </a>
        )}
      </footer>
    </Frame>
  );
};
