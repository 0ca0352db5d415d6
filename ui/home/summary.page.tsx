import { observer } from 'mobx-react-lite';
import type { ConsumerHome } from '#core/home/consumer-home.schema.ts';
import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { homeApi } from '#core/home/home.api.ts';
import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { usePlacedLink } from '../shell/use-place.ts';
import { LoadedPage } from '../shell/loaded-view.tsx';
import { NoLink } from '../shell/no-link.tsx';
import { useModel } from '../shell/use-model.ts';
import { SiteNow } from './site-now.tsx';
import { SiteAlarmsViewModel } from '../alarms/site-alarms.view-model.ts';
import { SummaryViewModel } from './summary.view-model.ts';
import { SiteAccountViewModel } from './site-account.view-model.ts';
import { SiteOpeningsViewModel } from './site-openings.view-model.ts';
import { createSection } from '../sections/section.ts';

const Shown = observer(({ home }: { readonly home: ConsumerHome }) => {
  const { links, link } = usePlacedLink();
  if (home.sites.length === 0 && (links.known?.links.length ?? 0) === 0) return <NoLink />;
  const named = home.sites.find(({ siteNum }) => siteNum === link?.siteNum);
  // Falls back to the first site if the links could not be loaded.
  const site = named ?? (links.problem === null ? undefined : home.sites[0]);
  return site === undefined ? (
    <Skeleton lines={6} label="Loading the state of your site" />
  ) : (
    <>
      <LiveNotice />
      <SiteNow key={site.siteNum} site={site} now={home.asOf} />
    </>
  );
});

/** The customer's landing page, which shows whether the site is monitored and whether anything is open (domain guide 6.7). */
export const SummaryPage = () => (
  <LoadedPage
    title="Summary"
    from={useModel('summary').sites}
    waiting="Loading the state of your site"
  >
    {(home) => <Shown home={home} />}
  </LoadedPage>
);

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
