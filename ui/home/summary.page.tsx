import HomeModernIcon from '@heroicons/react/24/outline/HomeModernIcon';
import { observer } from 'mobx-react-lite';
import type { ConsumerHome } from '#core/home/home.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { usePlacedLink } from '../shell/use-place.ts';
import { LoadedPage } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { SiteNow } from './site-now.tsx';

const NoSite = () => {
  const registry = useRegistry();
  const { supportPhone } = registry.configuration;
  const add = async (): Promise<void> => {
    await registry.load('account-switcher');
    registry.create('switcher').open();
  };
  return (
    <Card inset={false}>
      <EmptyState
        icon={HomeModernIcon}
        title="No account is linked yet"
        text={`Add it with its account number and account passcode; its state appears here then.${supportPhone === null ? '' : ` Support helps you find them: ${supportPhone.replaceAll(' ', '\u00A0')}.`}`}
        action={
          <Button size="sm" look="primary" onClick={() => void add()}>
            Add account
          </Button>
        }
      />
    </Card>
  );
};

const Shown = observer(({ home }: { readonly home: ConsumerHome }) => {
  const { links, link } = usePlacedLink();
  if (home.sites.length === 0 && (links.known?.links.length ?? 0) === 0) return <NoSite />;
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
