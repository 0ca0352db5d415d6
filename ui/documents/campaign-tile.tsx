import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import ArrowTopRightOnSquareIcon from '@heroicons/react/16/solid/ArrowTopRightOnSquareIcon';
import type { DealerBrand } from '#core/branding/branding.schema.ts';
import { websiteHost } from '#core/branding/dial-address.rule.ts';
import { campaignKindText, type StoredFile } from '#core/marketing/campaign.schema.ts';
import { formatSize } from '../kit/format-size.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { FileWeight } from '../kit/links.ts';
import { Tile } from './tile.look.tsx';
import { BrandStrip } from './brand-strip.look.tsx';

/** The campaign data a tile shows. */
export interface TileCampaign {
  readonly title: string;
  readonly kind: string;
  /** The end of the validity period, as text. */
  readonly valid: string;
  readonly url: string | null;
  readonly file: StoredFile | null;
  /** The dealer's branding values; null values are not shown (domain guide 6.14, 6.16). */
  readonly coBrand: DealerBrand | null;
}

/**
 * A tile with one campaign as its audience sees it: the dealer's branding, the link and the file. Pressing the link opens
 * a window that cannot access this page.
 */
export const CampaignTile = ({
  campaign,
  onOpen,
  onDownload,
}: {
  readonly campaign: TileCampaign;
  /** Called when the user follows the link. */
  readonly onOpen?: () => void;
  readonly onDownload: () => void;
}) => {
  const { title, kind, valid, url, file, coBrand } = campaign;
  return (
    <Tile
      kind={campaignKindText(kind)}
      title={title}
      note={valid}
      foot={
        <>
          {file !== null && (
            <button type="button" title={file.name} onClick={onDownload}>
              <ArrowDownTrayIcon aria-hidden />
              Download <FileWeight>{formatSize(file.size)}</FileWeight>
              <HiddenText>{`: ${title}`}</HiddenText>
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
        </>
      }
    >
      {coBrand !== null && (
        <BrandStrip
          label="Co-brand"
          lightUrl={coBrand.headerLogoUrl}
          darkUrl={coBrand.darkHeaderLogoUrl}
          alt={coBrand.displayName === null ? 'Logo of the dealer' : ''}
          name={coBrand.displayName}
          words={[coBrand.supportPhone, websiteHost(coBrand.website)].filter(
            (word) => word !== null,
          )}
        />
      )}
    </Tile>
  );
};
