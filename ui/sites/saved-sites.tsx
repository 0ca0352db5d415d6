import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { styled } from '../kit/styled.ts';
import type { Loaded } from '../shell/loadable.ts';
import { SiteList } from './site-list.tsx';
import type { SiteViewModel } from './site.view-model.ts';

const Group = styled('section', {
  base: {
    '& + &': { marginTop: '16px' },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      paddingInline: '8px 0',
      textStyle: 'caption',
      color: 'fg.muted',
      '& > h2': { fontWeight: '600', flex: '1 1 auto' },
    },
    '& > p, & > [role=alert]': { padding: '4px 8px', textStyle: 'small', color: 'fg.muted' },
    '& > [role=status]': { padding: '8px' },
  },
});

const Count = styled('span', { base: { '&[data-last]': { paddingInlineEnd: '8px' } } });

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
    <Group>
      <header>
        <h2 id={id}>{title}</h2>
        {state.at === 'ready' && (
          <Count data-last={action === undefined ? '' : undefined}>{sites.length}</Count>
        )}
        {action}
      </header>
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
    </Group>
  );
});

/** Favorites, then recents without them (spec §2.2). */
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
