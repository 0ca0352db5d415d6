import ChevronDoubleLeftIcon from '@heroicons/react/16/solid/ChevronDoubleLeftIcon';
import { IconButton } from '../kit/icon-button.tsx';
import { styled } from '../kit/styled.ts';
import { SavedSites } from './saved-sites.tsx';
import type { SiteViewModel } from './site.view-model.ts';

const Bar = styled('aside', {
  base: {
    position: 'sticky',
    top: 'calc(56px + var(--visit, 0px))',
    alignSelf: 'start',
    height: 'calc(100dvh - 56px - var(--visit, 0px))',
    overflowY: 'auto',
    padding: '12px 8px',
    background: 'bg.subtle',
    borderInlineEnd: '1px solid',
    borderColor: 'border.default',
    'html.dark &': { background: 'bg.surface' },
    '@media print': { display: 'none' },
  },
});

/** Favorites and recents beside a site's screen, where there is room for them (kit README §6). */
export const SiteSidebar = ({ model }: { readonly model: SiteViewModel }) => (
  <Bar aria-label="Favorites and recents">
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
  </Bar>
);
