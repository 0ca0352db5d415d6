import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { Popover } from '../kit/popover.tsx';
import { styled } from '../kit/styled.ts';
import { useToasts } from './notices.tsx';
import { NotificationList } from './notification-list.tsx';

const Dot = styled('span', {
  base: {
    position: 'absolute',
    top: '8px',
    insetInlineEnd: '8px',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    border: '2px solid',
    borderColor: 'bg.surface',
    background: 'accent.solid',
    pointerEvents: 'none',
  },
});
const Room = styled('span', { base: { position: 'relative', display: 'inline-flex' } });

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
        <Room>
          <IconButton label={nameOf(unread)} {...wear}>
            <BellIcon aria-hidden />
          </IconButton>
          {unread > 0 && <Dot data-unread="" aria-hidden />}
        </Room>
      )}
    >
      {(close) => <NotificationList toasts={toasts} onClose={close} />}
    </Popover>
  );
};
