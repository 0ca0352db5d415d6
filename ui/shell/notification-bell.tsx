import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { Popover } from '../kit/popover.tsx';
import { Dotted } from '../kit/dotted.tsx';
import { useToasts } from './notices.tsx';
import { NotificationList } from './notification-list.tsx';

const nameOf = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;

/** The bell of the header: a dot while something is unread, below it what was said lately, newest first. */
export const NotificationBell = () => {
  const toasts = useToasts();
  const unread = useSyncExternalStore(toasts.subscribe, toasts.unread);
  return (
    <Popover
      label="Notifications"
      align="end"
      button={(wear) => (
        <Dotted on={unread > 0}>
          <IconButton label={nameOf(unread)} {...wear}>
            <BellIcon aria-hidden />
          </IconButton>
        </Dotted>
      )}
    >
      {(close) => <NotificationList toasts={toasts} onClose={close} />}
    </Popover>
  );
};
