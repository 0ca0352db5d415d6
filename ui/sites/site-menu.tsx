import EllipsisHorizontalIcon from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import InboxIcon from '@heroicons/react/20/solid/InboxIcon';
import NoSymbolIcon from '@heroicons/react/20/solid/NoSymbolIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { requestsPath } from '#core/requests/request-list.ts';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu } from '../kit/menu.tsx';
import { useCancelAddress } from '../requests/cancel-service.tsx';
import { useRights } from '../shell/use-rights.ts';

/** What is done seldom with a site: its requests, and the end of its service (domain guide 6.11 "Actions"). */
export const SiteMenu = observer(({ info }: { readonly info: SiteInfo }) => {
  const navigate = useNavigate();
  const { open } = useCancelAddress();
  const mayCancel = useRights().mayChange('siteEdit') && info.cancellation === null;
  return (
    <Menu
      label="More about this site"
      entries={[
        {
          id: 'requests',
          text: 'Requests of this site',
          icon: InboxIcon,
          onSelect: () => void navigate(requestsPath({ site: info.siteNum })),
        },
        ...(mayCancel
          ? [{ id: 'cancel', text: 'Cancel service', icon: NoSymbolIcon, onSelect: open }]
          : []),
      ]}
      button={(wear) => (
        <IconButton bordered label="More about this site" {...wear}>
          <EllipsisHorizontalIcon />
        </IconButton>
      )}
    />
  );
});
