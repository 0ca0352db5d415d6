import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { chooseDevice } from '#core/sites/site-info.rule.ts';
import { Dialog } from '../kit/dialog.tsx';
import { SidePage } from '../kit/side-page.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRegistry } from '../shell/registry.ts';
import { usePlace } from '../shell/use-place.ts';
import { SiteContent } from './site-content.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMessages } from './site-messages.tsx';
import { SavedSites } from './saved-sites.tsx';
import type { SiteReading, SiteViewModel } from './site.view-model.ts';
import { MEDIA } from '../kit/media.ts';
import ChevronDoubleLeftIcon from '@heroicons/react/16/solid/ChevronDoubleLeftIcon';
import { IconButton } from '../kit/icon-button.tsx';
import { SideBar } from '../kit/side-list.tsx';

/** Favorites and recents beside a site's screen, where there is room for them (kit README §6). */
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

// Until the effect has told the model which site the address names.
const OPENING: SiteReading = { at: 'loading' };

const useTitle = (name: string | null): void => {
  const { providerName } = useRegistry().configuration;
  useEffect(() => {
    if (name !== null) document.title = `${name} · ${providerName}`;
  }, [name, providerName]);
};

const Content = observer(
  ({
    model,
    siteNum,
    devNum,
    onSavedSites,
  }: {
    readonly model: SiteViewModel;
    readonly siteNum: number | null;
    readonly devNum: number | null;
    readonly onSavedSites: () => void;
  }) => {
    const { now } = model;
    const reading = siteNum === model.siteNum ? model.reading : OPENING;
    useTitle(reading.at === 'ready' ? reading.info.siteName : null);
    if (reading.at !== 'ready') return <SiteMessages model={model} reading={reading} />;
    const { info } = reading;
    const choice = chooseDevice(info.devices, devNum);
    const device = choice.kind === 'chosen' ? choice.device : undefined;
    return (
      <div>
        <SiteHeader model={model} info={info} device={device} onSavedSites={onSavedSites} />
        <SiteContent key={info.siteNum} info={info} devNum={devNum} now={now} />
      </div>
    );
  },
);

/** One site of the dealer's with the saved ones beside it, so that going to the next needs no search (spec §2.1 site/info, domain guide 6.11). */
export const SitePage = observer(() => {
  const model = useModel('site');
  const { siteNum, devNum } = usePlace();
  const [listsOpen, setListsOpen] = useState(false);
  useEffect(() => model.open(siteNum), [model, siteNum]);
  const showShelf = (): void => {
    if (model.sidebarHidden && matchMedia(MEDIA.side).matches) model.setSidebarHidden(false);
    else setListsOpen(true);
  };
  return (
    <SidePage>
      {!model.sidebarHidden && <SiteSidebar model={model} />}
      <Content model={model} siteNum={siteNum} devNum={devNum} onSavedSites={showShelf} />
      {listsOpen && (
        <Dialog id="saved" title="Favorites and recents" onClose={() => setListsOpen(false)}>
          <SavedSites model={model} prefix="dialog" onOpen={() => setListsOpen(false)} />
        </Dialog>
      )}
    </SidePage>
  );
});
