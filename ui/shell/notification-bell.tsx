import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { ToastText } from '../kit/toast-text.tsx';
import { NoticeEntry, NoticePanel } from './notice-panel.look.tsx';
import type { ToastStore } from '../kit/toast.store.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Popover } from '../kit/popover.tsx';
import { Dotted } from './dotted.look.tsx';
import { useToasts } from './notices.tsx';

const iso = (at: number): string => new Date(at).toISOString();

/** The texts of toasts and prompts, newest first. Opening the list marks all entries as read. */
const NotificationList = ({
  toasts,
  onClose,
}: {
  readonly toasts: ToastStore;
  readonly onClose: () => void;
}) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const entries = useSyncExternalStore(toasts.subscribe, toasts.list);
  const panel = useRef<HTMLDivElement>(null);
  // Entries that were unread when the list opened stay marked until it closes.
  const [opened] = useState(() => {
    const unread = toasts.list().slice(0, toasts.unread());
    return { fresh: new Set(unread.map(({ id }) => id)), at: Date.now() };
  });
  useEffect(() => {
    panel.current?.focus();
    toasts.markRead();
    return toasts.subscribe(() => toasts.markRead());
  }, [toasts]);
  return (
    <NoticePanel
      ref={panel}
      title="Notifications"
      none={
        entries.length === 0 ? (
          <EmptyState
            icon={BellSlashIcon}
            title="Nothing yet"
            text="What the portal tells you in passing is kept here until you log out."
          />
        ) : null
      }
    >
      {entries.map((entry) => {
        const fresh = opened.fresh.has(entry.id);
        return (
          <NoticeEntry
            key={entry.id}
            tone={entry.tone}
            fresh={fresh}
            at={iso(entry.at)}
            time={formatMoment(iso(entry.at), iso(opened.at), timeZone)}
          >
            <ToastText
              toast={entry}
              note={fresh && <HiddenText> (new)</HiddenText>}
              // Shows only actions of permanent toasts, because the action of a temporary toast may have expired.
              action={entry.durationMs === null ? entry.action : undefined}
              onTaken={onClose}
            />
          </NoticeEntry>
        );
      })}
    </NoticePanel>
  );
};

const nameOf = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;

/** The bell in the header: a dot while something is unread, and a list of notifications, newest first. */
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
