import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import StarIcon from '@heroicons/react/20/solid/StarIcon';
import { observer } from 'mobx-react-lite';
import type { ConsumerHome, SiteState } from '#core/home/consumer-home.schema.ts';
import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { homeApi } from '#core/home/home.api.ts';
import { addressText } from '#core/sites/address-text.rule.ts';
import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { LiveLine } from '../live/live-line.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { usePlacedLink } from '../shell/use-place.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { NoLink } from '../shell/no-link.tsx';
import { useModel } from '../shell/use-model.ts';
import { SiteNow } from './site-now.tsx';
import { SiteAlarmsViewModel } from '../alarms/site-alarms.view-model.ts';
import { SummaryViewModel } from './summary.view-model.ts';
import { SiteAccountViewModel } from './site-account.view-model.ts';
import { SiteOpeningsViewModel } from './site-openings.view-model.ts';
import { createSection } from '../sections/section.ts';

/** Returns the site on the screen; undefined before it is known. Call it in an `observer`. */
const useShownSite = (home: ConsumerHome | null): SiteState | undefined => {
  const { links, link } = usePlacedLink();
  const named = home?.sites.find(({ siteNum }) => siteNum === link?.siteNum);
  // Falls back to the first site if the links could not be loaded.
  return named ?? (links.problem === null ? undefined : home?.sites[0]);
};

const Shown = observer(({ home }: { readonly home: ConsumerHome }) => {
  const { links } = usePlacedLink();
  const site = useShownSite(home);
  if (home.sites.length === 0 && (links.known?.links.length ?? 0) === 0) return <NoLink />;
  return site === undefined ? (
    <Skeleton lines={6} label="Loading the state of your site" />
  ) : (
    <>
      <LiveNotice />
      <SiteNow key={site.siteNum} site={site} now={home.asOf} />
    </>
  );
});

/**
 * The customer's landing page, which shows whether the site is monitored and whether anything is open (domain guide 6.7).
 * Its title is the site.
 */
export const SummaryPage = observer(() => {
  const { sites } = useModel('summary');
  const { link } = usePlacedLink();
  const site = useShownSite(sites.state.at === 'ready' ? sites.state.value : null);
  return (
    <>
      <PageTitle
        title={link?.siteName ?? site?.siteName ?? 'Summary'}
        awaits={{ words: Number(sites.state.at === 'loading') }}
        actions={
          <IconButton bordered label="Refresh" onClick={() => void sites.load()}>
            <ArrowPathIcon />
          </IconButton>
        }
      >
        {site?.isFavorite === true && (
          <Icon of={StarIcon} size={20} tone="muted" label="Favorite" />
        )}
        {site !== undefined && <LiveLine>{`${site.xmit} · ${addressText(site.address)}`}</LiveLine>}
      </PageTitle>
      <LoadedView from={sites} waiting="Loading the state of your site" inSteps>
        {(home) => <Shown home={home} />}
      </LoadedView>
    </>
  );
});

export const section = createSection(SummaryPage, {
  siteAlarms: ({ live, clock, gatewayOf }) =>
    new SiteAlarmsViewModel({
      alarms: (sn, how) => gatewayOf(alarmsApi).siteAlarms({ sn }, how),
      alarm: (sn, num) => gatewayOf(alarmsApi).siteAlarm({ sn, num }),
      live,
      clock,
    }),
  siteAccount: ({ live, gatewayOf }) =>
    new SiteAccountViewModel({
      read: (sn, how) => gatewayOf(accountInfoApi).accountInfo({ sn }, how),
      live,
    }),
  siteOpenings: ({ live, gatewayOf }) =>
    new SiteOpeningsViewModel({
      read: (sn, how) => gatewayOf(alarmsApi).siteOpenings({ sn, days: 7 }, how),
      live,
    }),
  summary: ({ model, live, gatewayOf }) =>
    new SummaryViewModel({
      readConsumerHome: (how) => gatewayOf(homeApi).consumerHome({}, how),
      live,
      links: model('accountLinks'),
    }),
});
