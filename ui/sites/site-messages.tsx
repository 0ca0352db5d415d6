import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { PageRoom } from '../kit/side-page.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { SiteReading, SiteViewModel } from './site.view-model.ts';

const WORDS = {
  none: {
    title: 'No site is chosen',
    text: 'Search for an account, or choose one of your favorites or recents.',
  },
  notFound: {
    title: 'This site was not found',
    text: 'No site of your site group has this number. It may belong to another site group, or the address was cut.',
  },
} as const;

const SearchInstead = () => {
  const registry = useRegistry();
  return (
    <Button size="sm" onClick={() => registry.create('dialogs').open('account-search')}>
      Search accounts
    </Button>
  );
};

/** What stands in a site's place: that it is on its way, is not there, or could not be read. */
export const SiteMessages = ({
  model,
  reading,
}: {
  readonly model: SiteViewModel;
  readonly reading: Exclude<SiteReading, { at: 'ready' }>;
}) => (
  <PageRoom>
    {reading.at === 'loading' ? (
      <Skeleton lines={8} label="Loading the site" />
    ) : (
      <>
        <PageTitle title="Site" />
        <Card inset={false}>
          {reading.at === 'failed' ? (
            <NotLoaded text={reading.text} onRetry={() => void model.refresh()} />
          ) : (
            <EmptyState
              icon={MagnifyingGlassIcon}
              {...WORDS[reading.at]}
              action={<SearchInstead />}
            />
          )}
        </Card>
      </>
    )}
  </PageRoom>
);
