import ChevronDoubleLeftIcon from '@heroicons/react/16/solid/ChevronDoubleLeftIcon';
import { IconButton } from '../kit/icon-button.tsx';
import { SideBar } from '../kit/side-list.tsx';
import { SavedSites } from './saved-sites.tsx';
import type { SiteViewModel } from './site.view-model.ts';

/** Favorites and recents beside a site's screen, where there is room for them (kit README §6). */
export const SiteSidebar = ({ model }: { readonly model: SiteViewModel }) => (
  <SideBar label="Favorites and recents">
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
