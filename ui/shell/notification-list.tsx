import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';
import { ToastWords } from '../kit/toast-words.tsx';
import type { Toast, ToastStore } from '../kit/toast.store.ts';

const Panel = styled('div', {
  base: {
    display: 'grid',
    outline: '0',
    '& > h2': {
      textStyle: 'label',
      padding: '12px 16px',
      borderBottom: '1px solid',
      borderColor: 'border.default',
    },
    '& > div': { padding: '16px' },
  },
});
const Entries = styled('ul', { base: { listStyle: 'none' } });

const mark = (state: string) => ({ '& > svg': { color: `state.${state}.solid` } });

const Entry = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    gap: '2px 12px',
    padding: '12px 16px',
    overflowWrap: 'anywhere',
    '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'border.subtle' },
    '&[data-new]': { background: 'accent.subtle' },
    '& > svg': { width: '20px', height: '20px' },
    '& b': { textStyle: 'label', display: 'block' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
    '& time': { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap', lineHeight: '20px' },
  },
  variants: {
    tone: { ok: mark('ok'), alarm: mark('alarm'), info: mark('info'), trouble: mark('trouble') },
  },
});

const iso = (at: number): string => new Date(at).toISOString();

const Item = ({
  entry,
  fresh,
  now,
  onClose,
}: {
  readonly entry: Toast;
  readonly fresh: boolean;
  readonly now: number;
  readonly onClose: () => void;
}) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // What a toast offered for a moment may long be over; what stays open can still be taken up.
  const action = entry.durationMs === null ? entry.action : undefined;
  return (
    <Entry tone={entry.tone} data-new={fresh ? '' : undefined}>
      <ToastWords
        toast={entry}
        note={fresh && <HiddenText> (new)</HiddenText>}
        action={action}
        onTaken={onClose}
      />
      <time dateTime={iso(entry.at)}>{formatMoment(iso(entry.at), iso(now), timeZone)}</time>
    </Entry>
  );
};

/** What toasts and prompts said, newest first; opening it marks all as read. */
export const NotificationList = ({
  toasts,
  onClose,
}: {
  readonly toasts: ToastStore;
  readonly onClose: () => void;
}) => {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.list);
  const panel = useRef<HTMLDivElement>(null);
  // What was unread when the list was opened stays marked until it is closed.
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
    <Panel ref={panel} tabIndex={-1}>
      <h2>Notifications</h2>
      {entries.length === 0 ? (
        <div>
          <EmptyState
            icon={BellSlashIcon}
            title="Nothing yet"
            text="What the portal tells you in passing is kept here until you log out."
          />
        </div>
      ) : (
        <Entries>
          {entries.map((entry) => (
            <Item
              key={entry.id}
              entry={entry}
              fresh={opened.fresh.has(entry.id)}
              now={opened.at}
              onClose={onClose}
            />
          ))}
        </Entries>
      )}
    </Panel>
  );
};
