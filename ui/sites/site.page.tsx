import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { PageRoom, SideBar, SidePage } from './side-page.look.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { usePortalName } from '../shell/page-data.ts';
import { DeadEndPage, HomeButton } from '../shell/message-pages.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { SiteReading, SiteViewModel } from './site.view-model.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Dialog } from '../kit/dialog.tsx';
import { useDrawnReady } from '../shell/use-drawn-ready.ts';
import { useModel } from '../shell/use-model.ts';
import { usePlace } from '../shell/use-place.ts';
import { LiveNotice } from '../live/live-notice.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { SiteFileContext } from './site-file-context.ts';
import { WithdrawQuestion } from '../account-changes/withdraw-question.tsx';
import { CardAhead, ContentAhead, SiteContent } from './site-content.tsx';
import { SiteShownContext } from './site-shown-context.ts';
import { SiteCancellation } from './site-cancellation.tsx';
import { OutOfServiceNotice } from './state/out-of-service-notice.tsx';
import { SiteHeader } from './site-header.tsx';
import { SavedSites } from './saved-sites.tsx';
import { MEDIA } from '../kit/media.ts';
import ChevronDoubleLeftIcon from '@heroicons/react/16/solid/ChevronDoubleLeftIcon';
import { IconButton } from '../kit/icon-button.tsx';
import { createSection } from '../sections/section.ts';
import { siteModels } from './site.models.ts';

const NONE = {
  title: 'No site selected',
  text: 'Search for an account, or choose one of your favorites or recents.',
} as const;

/** Says that the address names no site, and leads to the search. */
const SearchInstead = (words: Readonly<Record<'title' | 'text', string>>) => {
  const registry = useRegistry();
  return (
    <DeadEndPage
      {...words}
      icon={MagnifyingGlassIcon}
      actions={
        <>
          <Button look="primary" onClick={() => registry.create('dialogs').open('account-search')}>
            Search accounts
          </Button>
          <HomeButton quiet />
        </>
      }
    />
  );
};

/** Offers to open a site in the group of the person that it belongs to (spec §2.2 `sg`). */
const SwitchAndOpen = observer(
  ({ siteNum, elsewhere }: { readonly siteNum: number; readonly elsewhere: number }) => {
    const { groups } = useRegistry().create('group');
    const navigate = useNavigate();
    const name = groups.find(({ siteGroupNum }) => siteGroupNum === elsewhere)?.siteGroupName;
    return (
      <DeadEndPage
        icon={BuildingOffice2Icon}
        title={`This site belongs to ${elsewhere}${name === undefined ? '' : ` ${name}`}`}
        text="You work in another group at the moment. Switch to that group to open the site."
        actions={
          <Button
            look="primary"
            onClick={() =>
              void navigate(`${siteInfoPath(siteNum)}&sg=${elsewhere}`, { replace: true })
            }
          >
            Switch and open
          </Button>
        }
      />
    );
  },
);

/** The message in place of a site: loading, not found, or failed. */
const SiteMessages = ({
  model,
  reading,
}: {
  readonly model: SiteViewModel;
  readonly reading: Exclude<SiteReading, { at: 'ready' }>;
}) => (
  <PageRoom>
    {reading.at === 'loading' && (
      <>
        <CardAhead />
        <ContentAhead />
      </>
    )}
    {reading.at === 'failed' && (
      <>
        <PageTitle title="Site" />
        <Card inset={false}>
          <NotLoaded text={reading.text} onRetry={() => void model.refresh()} />
        </Card>
      </>
    )}
    {reading.at === 'none' && <SearchInstead {...NONE} />}
    {reading.at === 'notFound' &&
      (reading.elsewhere === null ? (
        <SearchInstead
          title="This site was not found"
          text={`There’s no site ${model.siteNum ?? ''} in your group.`}
        />
      ) : (
        <SwitchAndOpen siteNum={model.siteNum ?? 0} elsewhere={reading.elsewhere} />
      ))}
  </PageRoom>
);

/** The favorites and recent sites beside a site's screen (kit README §6). */
const SiteSidebar = ({ model }: { readonly model: SiteViewModel }) => (
  <SideBar aria-label="Favorites and recents">
    <SavedSites
      model={model}
      prefix="sidebar"
      action={
        <IconButton
          size="sm"
          label="Hide favorites and recents"
          onClick={() => model.setSidebarHidden(true)}
        >
          <ChevronDoubleLeftIcon />
        </IconButton>
      }
    />
  </SideBar>
);

// Shown before the effect has passed the site in the URL to the model.
const OPENING: SiteReading = { at: 'loading' };

const useTitle = (name: string | null): void => {
  const portal = usePortalName();
  useEffect(() => {
    if (name !== null) document.title = `${name} · ${portal}`;
  }, [name, portal]);
};

/** One of the dealer's sites, with the saved sites beside it (spec §2.1 site/info, domain guide 6.11). */
export const SitePage = observer(() => {
  const model = useModel('site');
  const { siteNum, devNum } = usePlace();
  const [listsOpen, setListsOpen] = useState(false);
  const file = useModel('siteFile');
  useEffect(() => model.open(siteNum), [model, siteNum]);
  useEffect(() => file.reading.open(siteNum), [file, siteNum]);
  const read = siteNum === model.siteNum ? model.reading : OPENING;
  const isReady = useDrawnReady(read.at === 'ready');
  const reading = read.at === 'ready' && !isReady ? OPENING : read;
  useTitle(reading.at === 'ready' ? reading.info.siteName : null);
  const showShelf = (): void => {
    if (model.sidebarHidden && matchMedia(MEDIA.side).matches) model.setSidebarHidden(false);
    else setListsOpen(true);
  };
  return (
    <SidePage>
      {!model.sidebarHidden && <SiteSidebar model={model} />}
      {reading.at === 'ready' ? (
        <SiteFileContext value={file}>
          <div>
            <LiveNotice />
            <SiteHeader
              model={model}
              info={reading.info}
              devNum={devNum}
              onSavedSites={showShelf}
            />
            <SiteCancellation model={model} info={reading.info} />
            <OutOfServiceNotice info={reading.info} now={model.now} />
            {(file.opening !== null || file.mayOffer) && <InsetSlot name="site-editors" />}
            <SiteShownContext value={{ info: reading.info, now: model.now }}>
              <SiteContent key={reading.info.siteNum} />
            </SiteShownContext>
            <WithdrawQuestion of={file.withdrawal} />
          </div>
        </SiteFileContext>
      ) : (
        <SiteMessages model={model} reading={reading} />
      )}
      {listsOpen && (
        <Dialog id="saved" title="Favorites and recents" onClose={() => setListsOpen(false)}>
          <SavedSites model={model} prefix="dialog" onOpen={() => setListsOpen(false)} />
        </Dialog>
      )}
    </SidePage>
  );
});

/** One site, with the sidebar. */
export const section = createSection(SitePage, siteModels);
