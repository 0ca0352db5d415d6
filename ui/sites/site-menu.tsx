import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import DocumentDuplicateIcon from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import EllipsisHorizontalIcon from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import InboxIcon from '@heroicons/react/20/solid/InboxIcon';
import NoSymbolIcon from '@heroicons/react/20/solid/NoSymbolIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import BookmarkIcon from '@heroicons/react/20/solid/BookmarkIcon';
import PrinterIcon from '@heroicons/react/20/solid/PrinterIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { requestsPath } from '#core/requests/request-list.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { MEDIA } from '../kit/media.ts';
import { Menu } from '../kit/menu.tsx';
import { useMedia } from '../kit/use-size.ts';
import { useCancelAddress } from '../account-changes/cancel-service.tsx';
import { useRights } from '../shell/use-rights.ts';
import { premisesCall } from './call-premises.tsx';
import { usePlaceTest } from './place-on-test.tsx';
import { useNewTemporary } from './new-temporary.tsx';
import { useSiteFile } from './site-file-context.ts';

/** The menu of rarely used actions: data sheet, templates, requests and cancellation of service (domain guide 6.11 "Actions"). */
export const SiteMenu = observer(
  ({
    info,
    onTest,
    opened,
    printing,
    onPrint,
    onRefresh,
    onSavedSites,
    onToggle,
  }: {
    readonly info: SiteInfo;
    readonly onTest: boolean;
    /** True while a phone shows the facts of the site below its name. */
    readonly opened: boolean;
    /** True while the data sheet is loading. */
    readonly printing: boolean;
    readonly onPrint: () => void;
    /** Menu entries for narrow windows, where the buttons have no room. */
    readonly onRefresh: () => void;
    readonly onSavedSites: () => void;
    readonly onToggle: () => void;
  }) => {
    const file = useSiteFile();
    const navigate = useNavigate();
    const { open } = useCancelAddress();
    const newTemporary = useNewTemporary(info.siteNum);
    const mayCancel = useRights().mayChange('siteEdit') && info.cancellation === null;
    const phone = useMedia(MEDIA.phone);
    const call = phone ? premisesCall(info) : null;
    // On phones the alarm takes its place in the bar.
    const placeTest = usePlaceTest(info.siteNum);
    const withTest = phone && info.badges.alarmActive && !onTest && placeTest !== null;
    return (
      <Menu
        label="More about this site"
        entries={[
          ...(call === null ? [] : [{ id: 'call', icon: PhoneIcon, ...call }]),
          ...(phone
            ? [
                {
                  id: 'about',
                  text: opened ? 'Hide site details' : 'Show site details',
                  icon: InformationCircleIcon,
                  onSelect: onToggle,
                },
              ]
            : []),
          ...(withTest
            ? [{ id: 'test', text: 'Place on test', icon: BeakerIcon, onSelect: placeTest }]
            : []),
          ...(newTemporary === null
            ? []
            : [
                {
                  id: 'temporary',
                  text: 'New temporary schedule',
                  icon: CalendarDaysIcon,
                  onSelect: newTemporary,
                },
              ]),
          { id: 'refresh', text: 'Refresh', icon: ArrowPathIcon, onSelect: onRefresh },
          {
            id: 'saved',
            text: 'Favorites and recents',
            icon: BookmarkIcon,
            onSelect: onSavedSites,
          },
          { id: 'print', text: 'Print data sheet', icon: PrinterIcon, onSelect: onPrint },
          ...(file.may.storeTemplate && file.file !== null
            ? [
                {
                  id: 'template',
                  text: 'Copy as template',
                  icon: DocumentDuplicateIcon,
                  onSelect: () => file.open({ kind: 'templates' }),
                },
              ]
            : []),
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
          <IconButton bordered label="More about this site" aria-busy={printing} {...wear}>
            <EllipsisHorizontalIcon />
          </IconButton>
        )}
      />
    );
  },
);
