import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MapPinIcon from '@heroicons/react/16/solid/MapPinIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressText } from '#core/sites/address-text.rule.ts';
import { mapLink, siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { PhoneOnly, PinnedHeader } from './pinned-header.look.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import { useTitleFocus } from '../kit/use-title-focus.ts';
import { RecordTurner } from '../lists/record-turner.tsx';
import { CopyLink } from '../shell/place/copy-link.tsx';
import { useRegistry, type ViewModels } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { useToasts } from '../shell/notices.tsx';
import { CallPremises } from './call-premises.tsx';
import { CopyTag } from './copy-tag.tsx';
import { NewTemporary } from './new-temporary.tsx';
import { PlaceOnTest } from './place-on-test.tsx';
import { StarButton, WatchButton } from './keep-buttons.tsx';
import { silentDevices } from './state/silent-notice.tsx';
import { SiteMenu } from './site-menu.tsx';
import { AreaChips, SiteStates } from './state/site-chips.tsx';
import { useSiteTabs } from './use-site-tabs.ts';
import { SiteTabLinks } from './site-tab-links.tsx';
import type { SiteViewModel } from './site.view-model.ts';

/** Returns a function that turns to the next or previous site of the list, on the same part of the page. */
const useSiteTurn = (trail: ViewModels['siteTrail'], siteNum: number) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (step: 1 | -1): Promise<void> => {
    const next = await trail.beside(String(siteNum), step);
    if (next === null) return;
    const part = new URLSearchParams(search).get('part');
    const query = new URLSearchParams({ sn: next, ...(part !== null && { part }) });
    await navigate(`${pathname}?${query.toString()}`, { replace: true });
  };
};

/** The account numbers and the number of a site: "Site 700107 · HP1561, HP1562". Of many accounts the first is followed by how many more. */
const phoneLineOf = ({ devices, siteNum }: SiteInfo): string => {
  const codes = devices.map(({ transmitterCode }) => transmitterCode);
  const shown =
    codes.length > 2 ? `${codes[0] ?? ''} +${String(codes.length - 1)}` : codes.join(', ');
  return [`Site ${String(siteNum)}`, shown].filter((part) => part !== '').join(' · ');
};

/** The address of a site; a link to the configured map, if there is one. */
const AddressLink = ({ info: { details } }: { readonly info: SiteInfo }) => {
  const { mapsUrl } = useRegistry().configuration;
  const { address, addressDisplay } = details;
  const shown = (
    <>
      <MapPinIcon aria-hidden />
      {addressText(addressDisplay)}
    </>
  );
  return mapsUrl === null ? (
    <span>{shown}</span>
  ) : (
    <a
      data-map=""
      href={mapLink(mapsUrl, address.mapPoint ?? addressDisplay)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${addressDisplay}, map in a new tab`}
    >
      {shown}
    </a>
  );
};

/** The sticky name and state of the site (ui README §5). */
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
    /** Called to open favorites and recent sites if the sidebar is not beside the page. */
    readonly onSavedSites: () => void;
  }) => {
    // The header is brief while a test is watched, because the screen is then often read from a distance.
    const [query] = useSearchParams();
    const toasts = useToasts();
    const printDocument = async (): Promise<void> => {
      await model.print();
      const { problem } = model.printing;
      if (problem !== null)
        toasts.show({ tone: 'trouble', title: problem, durationMs: DURATIONS.toastShort });
    };
    const { siteName, siteNum, devices, serviceTypes, badges } = info;
    const onTest = isOnTest(badges, model.now);
    const { tab, isHistory } = useSiteTabs();
    // There the panel of the running test has its actions.
    const hasPanel = onTest && tab === null && !isHistory;
    const [opened, setOpened] = useState(false);
    const heading = useTitleFocus();
    const trail = useModel('siteTrail');
    const turnTo = useSiteTurn(trail, siteNum);
    return (
      <PinnedHeader
        lead={
          <>
            <StarButton info={info} devNum={devNum} saved={model.saved} />
            <WideOnly>
              <WatchButton info={info} model={model} />
            </WideOnly>
          </>
        }
        title={siteName}
        titleRef={heading}
        phoneLine={phoneLineOf(info)}
        phoneNote={<AddressLink info={info} />}
        states={<SiteStates info={info} now={model.now} />}
        actions={
          <>
            <WideOnly>
              <CallPremises info={info} />
            </WideOnly>
            <WideOnly from="md">
              <IconButton bordered label="Refresh" onClick={() => void model.refresh()}>
                <ArrowPathIcon />
              </IconButton>
            </WideOnly>
            <WideOnly from="lg">
              <NewTemporary siteNum={siteNum} />
            </WideOnly>
          </>
        }
        wideAction={
          hasPanel ? null : (
            <PlaceOnTest
              siteNum={siteNum}
              onTest={onTest}
              second={badges.alarmActive || silentDevices(info).length > 0}
            />
          )
        }
        menu={
          <SiteMenu
            info={info}
            onTest={onTest}
            opened={opened}
            onToggle={() => setOpened(!opened)}
            onRefresh={() => void model.refresh()}
            onSavedSites={onSavedSites}
            printing={model.printing.busy}
            onPrint={() => void printDocument()}
          />
        }
        facts={
          <>
            <PhoneOnly>
              <WatchButton info={info} model={model} />
            </PhoneOnly>
            <span>Site</span>
            <CopyTag name="Site number" text={String(siteNum)} />
            {devices.map(({ devNum, transmitterCode }) => (
              <CopyTag key={devNum} name="Account number" text={transmitterCode} />
            ))}
            <AddressLink info={info} />
            {serviceTypes.length > 0 && (
              <WideOnly from="md">
                <span>{serviceTypes.join(', ')}</span>
              </WideOnly>
            )}
            <span data-tools="">
              <CopyLink path={siteInfoPath(siteNum)} what={`site ${siteNum}`} />
              <RecordTurner
                at={trail.placeOf(String(siteNum))}
                total={trail.total}
                what="account"
                onTurn={(step) => void turnTo(step)}
              />
            </span>
          </>
        }
        chips={<AreaChips areas={info.areas} />}
        tabs={<SiteTabLinks info={info} devNum={devNum} />}
        brief={query.has('test')}
        opened={opened}
      />
    );
  },
);
