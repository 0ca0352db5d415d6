import { observer } from 'mobx-react-lite';
import type { ConsumerHome } from '#core/home/home.schema.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { usePlacedLink } from '../shell/use-place.ts';
import { LoadedPage } from '../shell/loaded-view.tsx';
import { NoLink } from '../shell/no-link.tsx';
import { useModel } from '../shell/use-model.ts';
import { SiteNow } from './site-now.tsx';

const Shown = observer(({ home }: { readonly home: ConsumerHome }) => {
  const { links, link } = usePlacedLink();
  if (home.sites.length === 0 && (links.known?.links.length ?? 0) === 0)
    return <NoLink brings="its state appears here" />;
  const named = home.sites.find(({ siteNum }) => siteNum === link?.siteNum);
  // Where the links could not be read the first site is better than none.
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

/** The customer's landing page: is my site being watched, and is anything open (domain guide 6.7). */
export const SummaryPage = () => (
  <LoadedPage
    title="Summary"
    from={useModel('summary').sites}
    waiting="Loading the state of your site"
  >
    {(home) => <Shown home={home} />}
  </LoadedPage>
);
