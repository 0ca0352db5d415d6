import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { useNavigate } from 'react-router-dom';
import { isoInstant } from '#core/kernel/instant.ts';
import { notificationText } from '#core/notifications/notification-text.rule.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, formatTime, readerZone } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { ToastText } from '../kit/toast-text.tsx';
import { NoticeEntry, NoticePanel } from './notice-panel.look.tsx';
import type { ToastInput, ToastStore } from '../kit/toast.store.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Popover } from '../kit/popover.tsx';
import { Dotted } from './dotted.look.tsx';
import { useToasts } from './notices.tsx';
import { useRegistry, type ViewModels } from './registry.ts';

type Notifications = ViewModels['notifications'];

/** An entry of the list: a notification that the server keeps, or a toast of this page. */
interface Entry {
  readonly key: string;
  readonly at: string;
  readonly fresh: boolean;
  readonly notice: Pick<ToastInput, 'tone' | 'title' | 'text' | 'action'>;
}

/** Returns the person's notifications as entries, in words, each with a button that opens what it is about. */
const useKept = (model: Notifications): readonly Entry[] => {
  const navigate = useNavigate();
  const { view } = useRegistry().create('session');
  if (view === null) return [];
  return model.entries.map((entry) => {
    const { path, ...notice } = notificationText(entry, view.user.applicationNum, (at, timeZone) =>
      formatTime(isoInstant(at), timeZone),
    );
    return {
      key: entry.key,
      at: entry.at,
      fresh: model.isNew(entry),
      notice: { ...notice, action: { label: 'Open', run: () => void navigate(path) } },
    };
  });
};

/** The notifications of the person and the toasts of this page, newest first. Opening the list marks all as read. */
const NotificationList = observer(
  ({
    model,
    toasts,
    onClose,
  }: {
    readonly model: Notifications;
    readonly toasts: ToastStore;
    readonly onClose: () => void;
  }) => {
    const past = useSyncExternalStore(toasts.subscribe, toasts.list);
    const kept = useKept(model);
    const panel = useRef<HTMLDivElement>(null);
    // Entries that were unread when the list opened stay marked until it closes.
    const [opened] = useState(() => ({
      fresh: new Set([
        ...toasts
          .list()
          .slice(0, toasts.unread())
          .map(({ id }) => String(id)),
        ...kept.filter(({ fresh }) => fresh).map(({ key }) => key),
      ]),
      at: Date.now(),
    }));
    useEffect(() => {
      panel.current?.focus();
      toasts.markRead();
      return toasts.subscribe(() => toasts.markRead());
    }, [toasts]);
    const { entries } = model;
    useEffect(() => void model.markRead(), [model, entries]);
    const shown = past.map((toast): Entry => ({
      key: String(toast.id),
      at: isoInstant(toast.at),
      fresh: false,
      // Shows only actions of permanent toasts, because the action of a temporary toast may have expired.
      notice: { ...toast, ...(toast.durationMs !== null && { action: undefined }) },
    }));
    const all = [...kept, ...shown].sort((a, b) => b.at.localeCompare(a.at));
    return (
      <NoticePanel
        ref={panel}
        title="Notifications"
        none={
          all.length === 0 ? (
            <EmptyState
              icon={BellSlashIcon}
              title="Nothing new"
              text="Alarms, messages, reports, requests and tests that end soon appear here for seven days."
            />
          ) : null
        }
      >
        {all.map(({ at, fresh, key, notice }) => {
          const isNew = fresh || opened.fresh.has(key);
          return (
            <NoticeEntry
              key={key}
              tone={notice.tone}
              fresh={isNew}
              at={at}
              time={formatMoment(at, isoInstant(opened.at), readerZone())}
            >
              <ToastText
                toast={notice}
                note={isNew && <HiddenText> (new)</HiddenText>}
                action={notice.action}
                onTaken={onClose}
              />
            </NoticeEntry>
          );
        })}
      </NoticePanel>
    );
  },
);

const nameOf = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;

/** The bell in the header: a dot while something is unread, and a list of notifications, newest first. */
export const NotificationBell = observer(() => {
  const toasts = useToasts();
  const registry = useRegistry();
  const [model] = useState(() => registry.create('notifications'));
  const { version } = registry.create('group');
  useEffect(() => {
    model.start();
    return () => model.dispose();
  }, [model, version]);
  const unread = useSyncExternalStore(toasts.subscribe, toasts.unread) + model.unread;
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
      {(close) => <NotificationList model={model} toasts={toasts} onClose={close} />}
    </Popover>
  );
});
