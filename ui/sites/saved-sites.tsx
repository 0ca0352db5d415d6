import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { SideGroup } from '../kit/side-page.tsx';
import type { Loaded } from '../shell/loadable.ts';
import { SiteList } from './site-list.tsx';
import type { SiteViewModel } from './site.view-model.ts';

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly state: Loaded<unknown>;
  readonly sites: readonly SiteSummary[];
  readonly empty: string;
  readonly action?: ReactNode;
  readonly onRetry: () => void;
  readonly model: SiteViewModel;
  readonly onOpen?: (() => void) | undefined;
}

const SavedList = observer((props: ListProps) => {
  const { id, title, state, sites, empty, action, onRetry, model, onOpen } = props;
  const { reading, siteNum } = model;
  return (
    <SideGroup
      id={id}
      title={title}
      count={state.at === 'ready' ? sites.length : undefined}
      action={action}
    >
      {state.at === 'loading' && <Skeleton lines={3} label={`Loading ${title.toLowerCase()}`} />}
      {state.at === 'failed' && (
        <div role="alert">
          {state.text}{' '}
          <LinkButton size="sm" onClick={onRetry}>
            Try again
          </LinkButton>
        </div>
      )}
      {state.at === 'ready' && sites.length === 0 && <p>{empty}</p>}
      {sites.length > 0 && (
        <SiteList
          sites={sites}
          siteNum={siteNum}
          now={reading.at === 'ready' ? model.now : null}
          labelledBy={id}
          {...(onOpen && { onOpen })}
        />
      )}
    </SideGroup>
  );
});

/** Favorites, then recents without them, so that no site stands twice (spec §2.2). */
export const SavedSites = observer(
  ({
    model,
    prefix,
    action,
    onOpen,
  }: {
    readonly model: SiteViewModel;
    /** Keeps ids apart where the saved stands twice. */
    readonly prefix: string;
    /** Beside the first heading. */
    readonly action?: ReactNode;
    readonly onOpen?: () => void;
  }) => {
    const { saved } = model;
    const common = { model, onOpen };
    return (
      <>
        <SavedList
          {...common}
          id={`${prefix}-favorites`}
          title="Favorites"
          state={saved.favorites.state}
          sites={saved.shownFavorites}
          empty="The star beside a site’s name keeps it here."
          action={action}
          onRetry={() => void saved.favorites.load()}
        />
        <SavedList
          {...common}
          id={`${prefix}-recents`}
          title="Recents"
          state={saved.recents.state}
          sites={saved.shownRecents}
          empty="Sites you open appear here."
          onRetry={() => void saved.recents.load()}
        />
      </>
    );
  },
);
