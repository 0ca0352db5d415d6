import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MapPinIcon from '@heroicons/react/16/solid/MapPinIcon';
import PrinterIcon from '@heroicons/react/20/solid/PrinterIcon';
import QueueListIcon from '@heroicons/react/20/solid/QueueListIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { mapLink } from '#core/sites/site-address.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import { truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry } from '../shell/registry.ts';
import { CopyTag } from './copy-tag.tsx';
import { RunningTest, SiteChips } from './site-chips.tsx';
import { SiteStateMark } from './site-state-mark.tsx';
import { StarButton } from './star-button.tsx';
import type { SiteViewModel } from './site.view-model.ts';

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: 'calc(56px + var(--visit, 0px))',
    zIndex: '20',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    padding: '16px 24px 12px',
    background: 'bg.surface',
    borderBottom: '1px solid',
    borderColor: 'border.default',
    '& > [data-title]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginInlineStart: '-10px',
      '& > div > h1': { textStyle: 'title', outline: '0', overflowWrap: 'anywhere' },
      '& > div': { minWidth: '0' },
      '& > div > p': { display: 'none', alignItems: 'center', gap: '2', color: 'fg.muted' },
      '& > [data-actions]': { marginInlineStart: 'auto', display: 'flex', gap: '3' },
    },
    '& > [data-meta]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 12px',
      color: 'fg.muted',
      '& a': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
      '& > a > svg, & > span > svg': {
        width: '16px',
        height: '16px',
        display: 'inline-block',
        verticalAlign: '-3px',
        marginInlineEnd: '6px',
      },
      '& > a > svg': { marginInlineEnd: '0' },
    },
    '@media (max-width: 640px)': {
      // Only name and state stay in sight; the rest moves away with the page.
      display: 'contents',
      textStyle: 'small',
      '& > *': { background: 'bg.surface', px: '4' },
      '& > [data-title]': {
        position: 'sticky',
        top: 'calc(56px + var(--visit, 0px))',
        zIndex: '20',
        margin: '0',
        padding: '8px 16px 8px 6px',
        '& > div > p': { display: 'flex' },
      },
      '& > [data-meta]': { paddingBlock: '2px 6px' },
      '& > ul': {
        paddingBottom: '10px',
        borderBottom: '1px solid',
        borderColor: 'border.default',
      },
      '& [data-wide]': { display: 'none' },
      '& > [data-title] > [data-actions]': { gap: '2' },
    },
    // A low window keeps its room for the content.
    '@media (max-height: 560px)': { position: 'static' },
    '@media print': { position: 'static', border: '0', '& [data-actions]': { display: 'none' } },
  },
});

const WideOnly = styled('span', {
  base: { display: 'inline-flex', '@media (max-width: 640px)': { display: 'none' } },
});

/** Which site this is and how it is, in sight while the page moves (ui README §5). */
export const SiteHeader = observer(
  ({
    model,
    info,
    device,
    onSavedSites,
  }: {
    readonly model: SiteViewModel;
    readonly info: SiteInfo;
    readonly device: DeviceInfo | undefined;
    /** Opens favorites and recents where the sidebar is not beside the page. */
    readonly onSavedSites: () => void;
  }) => {
    const { configuration } = useRegistry();
    const { siteName, siteNum, details, devices, serviceTypes, badges } = info;
    const onTest = isOnTest(badges, model.now);
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus(), [siteNum]);
    const short = truncateSiteName(siteName);
    return (
      <Bar>
        <div data-title="">
          <StarButton info={info} device={device} saved={model.saved} />
          <div>
            <h1
              ref={heading}
              tabIndex={-1}
              {...(short !== siteName && { 'aria-label': siteName, title: siteName })}
            >
              {short}
            </h1>
            <p aria-hidden>
              {String(siteNum)}
              <SiteStateMark plain badges={badges} now={model.now} />
            </p>
          </div>
          {onTest && (
            <WideOnly>
              <RunningTest until={badges.onTestUntil} now={model.now} />
            </WideOnly>
          )}
          <div data-actions="">
            <IconButton bordered label="Favorites and recents" data-saved="" onClick={onSavedSites}>
              <QueueListIcon />
            </IconButton>
            <IconButton bordered label="Refresh" onClick={() => void model.refresh()}>
              <ArrowPathIcon />
            </IconButton>
            <IconButton bordered label="Print" data-wide="" onClick={() => print()}>
              <PrinterIcon />
            </IconButton>
          </div>
        </div>
        <div data-meta="">
          <span>Site</span>
          <CopyTag name="Site number" text={String(siteNum)} />
          {devices.map(({ devNum, transmitterCode }) => (
            <CopyTag key={devNum} name="Account number" text={transmitterCode} />
          ))}
          {configuration.mapsUrl === null ? (
            <span>
              <MapPinIcon aria-hidden />
              {details.addressDisplay}
            </span>
          ) : (
            <a
              href={mapLink(configuration.mapsUrl, details.addressDisplay)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${details.addressDisplay}, map in a new tab`}
            >
              <MapPinIcon aria-hidden />
              {details.addressDisplay}
            </a>
          )}
          {serviceTypes.length > 0 && <span>{serviceTypes.join(', ')}</span>}
        </div>
        <SiteChips info={info} now={model.now} />
      </Bar>
    );
  },
);
