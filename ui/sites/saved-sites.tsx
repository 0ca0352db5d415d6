import { Link } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { siteShownPath } from '#core/sites/site-part-path.rule.ts';
import type { SiteSummary } from '#core/sites/site-info.schema.ts';
import {
  SideGroup,
  SideLinkCode,
  SideLinkLine,
  SideLinkName,
  SideLinks,
  SideNote,
} from '../kit/side-group.tsx';
import { SiteStateMark } from '../shell/site-state-mark.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import type { Loadable } from '../shell/loadable.ts';
import { AgainButton } from '../shell/again-button.tsx';
import type { SiteViewModel } from './site.view-model.ts';
import { useSiteTabs } from './use-site-tabs.ts';

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly from: Loadable<unknown>;
  readonly sites: readonly SiteSummary[];
  readonly empty: string;
  readonly action?: ReactNode;
  readonly model: SiteViewModel;
  readonly onOpen?: (() => void) | undefined;
}

const SavedList = observer((props: ListProps) => {
  const { id, title, from, sites, empty, action, model, onOpen } = props;
  const { state } = from;
  const { siteNum } = model;
  const { tab, isHistory } = useSiteTabs();
  const part = isHistory ? 'history' : (tab?.id ?? null);
  const now = model.reading.at === 'ready' ? model.now : null;
  return (
    <SideGroup
      id={id}
      title={title}
      count={state.at === 'ready' ? sites.length : undefined}
      action={action}
    >
      {state.at === 'loading' && <Skeleton lines={3} label={`Loading ${title.toLowerCase()}`} />}
      {state.at === 'failed' && (
        <SideNote role="alert">
          {state.text} <AgainButton why={state.text} inLine onAgain={() => void from.load()} />
        </SideNote>
      )}
      {state.at === 'ready' && sites.length === 0 && <SideNote as="p">{empty}</SideNote>}
      {sites.length > 0 && (
        <SideLinks aria-labelledby={id}>
          {sites.map((site) => (
            <li key={site.siteNum}>
              <Link
                data-link=""
                to={siteShownPath(site.siteNum, site.devNum, part)}
                aria-current={site.siteNum === siteNum ? 'page' : undefined}
                title={site.siteName}
                onClick={onOpen}
              >
                <SideLinkName>{site.siteName}</SideLinkName>
                <SideLinkLine>
                  <SideLinkCode>{site.transmitterCode}</SideLinkCode>
                  <SiteStateMark plain badges={site.badges} now={now} />
                </SideLinkLine>
              </Link>
            </li>
          ))}
        </SideLinks>
      )}
    </SideGroup>
  );
});

/** The favorites, then the recent sites that are no favorites, so that no site appears twice (spec §2.2). */
export const SavedSites = observer(
  ({
    model,
    prefix,
    action,
    onOpen,
  }: {
    readonly model: SiteViewModel;
    /** Prefix that keeps ids unique if the lists are rendered twice on a page. */
    readonly prefix: string;
    /** Content beside the first heading. */
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
          from={saved.favorites}
          sites={saved.shownFavorites}
          empty="Star a site to add it here."
          action={action}
        />
        {/* The heading of the second list has its place once the first is there. */}
        {saved.favorites.state.at !== 'loading' && (
          <SavedList
            {...common}
            id={`${prefix}-recents`}
            title="Recents"
            from={saved.recents}
            sites={saved.shownRecents}
            empty="Sites you open appear here."
          />
        )}
      </>
    );
  },
);
