import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MapPinIcon from '@heroicons/react/16/solid/MapPinIcon';
import QueueListIcon from '@heroicons/react/20/solid/QueueListIcon';
import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import StarIcon from '@heroicons/react/24/solid/StarIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseDevice, summarizeSite } from '#core/sites/site-info.rule.ts';
import { mapLink } from '#core/sites/site-address.rule.ts';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PinnedHeader } from '../kit/pinned-header.tsx';
import { WithoutSide } from '../kit/side-page.tsx';
import { LiveMark } from '../live/live-notice.tsx';
import { useRegistry } from '../shell/registry.ts';
import { OnTestChip } from '../shell/on-test-chip.tsx';
import { SiteStateMark } from '../shell/site-state-mark.tsx';
import { useToasts } from '../shell/notices.tsx';
import { CallPremises, MoreActions } from './header-actions.tsx';
import { CopyTag } from './copy-tag.tsx';
import { NewTemporary } from './new-temporary.tsx';
import { PlaceOnTest } from './place-on-test.tsx';
import { SiteChips } from './site-chips.tsx';
import { SiteTabLinks } from './site-tab-links.tsx';
import type { SiteViewModel } from './site.view-model.ts';
import type { SavedSitesViewModel } from './saved-sites.view-model.ts';

/** Keeps a site among the favorites, or no longer; a site without a device has no number to keep it by. */
const StarButton = observer(
  ({
    info,
    devNum,
    saved,
  }: {
    readonly info: SiteInfo;
    /** Of the device the address names, if any. */
    readonly devNum: number | null;
    readonly saved: SavedSitesViewModel;
  }) => {
    const { mayChange } = useRegistry().create('session').limits;
    const choice = chooseDevice(info.devices, devNum);
    const summary = summarizeSite(info, choice.kind === 'chosen' ? choice.device : undefined);
    if (summary === null) return null;
    const favorite = saved.isFavorite(info.siteNum, info.isFavorite);
    if (!mayChange)
      return favorite ? <Icon of={StarIcon} size={20} tone="muted" label="Favorite" /> : null;
    return (
      <IconButton
        label="Favorite"
        lit={favorite}
        title={favorite ? 'Remove from favorites' : 'Add to favorites'}
        aria-pressed={favorite}
        onClick={() => void saved.toggle(summary, favorite)}
      >
        {favorite ? <StarIcon /> : <StarOutlineIcon />}
      </IconButton>
    );
  },
);

/** Which site this is and how it is, in sight while the page moves (ui README §5). */
export const SiteHeader = observer(
  ({
    model,
    info,
    devNum,
    onSavedSites,
  }: {
    readonly model: SiteViewModel;
    readonly info: SiteInfo;
    readonly devNum: number | null;
    /** Opens favorites and recents where the sidebar is not beside the page. */
    readonly onSavedSites: () => void;
  }) => {
    const { configuration } = useRegistry();
    // A test that is watched is read from a ladder.
    const [query] = useSearchParams();
    const toasts = useToasts();
    const printSheet = async (): Promise<void> => {
      await model.print();
      const { problem } = model.printing;
      if (problem !== null)
        toasts.show({ tone: 'trouble', title: problem, durationMs: DURATIONS.toastShort });
    };
    const { siteName, siteNum, details, devices, serviceTypes, badges } = info;
    const onTest = isOnTest(badges, model.now);
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus(), [siteNum]);
    return (
      <PinnedHeader
        lead={<StarButton info={info} devNum={devNum} saved={model.saved} />}
        title={siteName}
        titleRef={heading}
        phoneLine={
          <>
            {String(siteNum)}
            <SiteStateMark plain badges={badges} now={model.now} />
          </>
        }
        chip={
          onTest ? (
            <OnTestChip
              size="lg"
              until={badges.onTestUntil}
              timeZone={info.timeZone}
              now={model.now}
            />
          ) : null
        }
        actions={
          <>
            <WithoutSide>
              <IconButton bordered label="Favorites and recents" onClick={onSavedSites}>
                <QueueListIcon />
              </IconButton>
            </WithoutSide>
            <CallPremises info={info} />
            <MoreActions printing={model.printing.busy} onPrint={() => void printSheet()} />
            <IconButton bordered label="Refresh" onClick={() => void model.refresh()}>
              <ArrowPathIcon />
            </IconButton>
          </>
        }
        wideAction={
          <>
            <NewTemporary siteNum={siteNum} devNum={devNum} />
            <PlaceOnTest siteNum={siteNum} onTest={onTest} />
          </>
        }
        facts={
          <>
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
            <LiveMark />
          </>
        }
        chips={<SiteChips info={info} now={model.now} />}
        tabs={<SiteTabLinks info={info} devNum={devNum} />}
        brief={query.has('test')}
      />
    );
  },
);
