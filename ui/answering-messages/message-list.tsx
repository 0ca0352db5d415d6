import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, type ComponentProps } from 'react';
import type { MessageRow } from '#core/answering-messages/message-detail.schema.ts';
import { mayRedeliver } from '#core/answering-messages/message-state.rule.ts';
import { dialAddress } from '#core/branding/dial-address.rule.ts';
import { formatDay } from '../kit/format-time.ts';
import type { MenuEntry } from '../kit/menu.tsx';
import { ListView } from '../lists/list-view.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageFilters } from './message-filters.tsx';
import type { MessagesViewModel } from './messages.view-model.ts';

interface Props {
  readonly model: MessagesViewModel;
  readonly onOpen: (id: string) => void;
  /** The key of the opened message. */
  readonly beside: string | null;
  readonly bulk: NonNullable<ComponentProps<typeof ListView<MessageRow>>['bulk']>;
}

const nameOf = ({ callerName, num, siteName }: MessageRow): string =>
  `${num} ${siteName ?? callerName}`;

const EMPTY = {
  title: 'No messages',
  text: 'Calls taken after hours show up here within seconds.',
} as const;

/** The message list of the inbox, with filters and row actions (domain guide 6.8 a). */
export const MessageList = observer(({ model, onOpen, beside, bulk }: Props) => {
  const { acts, overview, list } = model;
  const columns = useMemo(
    () => messageColumns(overview?.asOf ?? '', overview?.timeZone ?? 'UTC'),
    [overview?.asOf, overview?.timeZone],
  );
  const open = useCallback(({ id }: MessageRow) => onOpen(id), [onOpen]);
  const menu = useCallback(
    (row: MessageRow): readonly MenuEntry[] => [
      { id: 'open', text: 'Open', icon: EyeIcon, onSelect: () => onOpen(row.id) },
      ...(acts.mayChange && mayRedeliver(row.state)
        ? [
            {
              id: 'acknowledge',
              text: 'Acknowledge',
              icon: CheckIcon,
              onSelect: () => void acts.acknowledgeRow(row),
            },
          ]
        : []),
      ...(row.callback === null
        ? []
        : [
            {
              id: 'call',
              text: 'Call back',
              icon: PhoneIcon,
              href: dialAddress(row.callback),
              onSelect: () => {
                if (acts.mayChange) void acts.called(row.id);
              },
            },
          ]),
    ],
    [acts, onOpen],
  );
  const { view, ...others } = list.query.filters;
  const isNarrowed = Object.keys(others).length > 0 || list.query.search !== '';
  const chip = (name: string, value: string): string | null => {
    switch (name) {
      case 'view':
        return null;
      case 'from':
        return `From ${formatDay(value)}`;
      case 'to':
        return `Until ${formatDay(value)}`;
      case 'category':
        return `Category: ${value}`;
      case 'person':
        return `Person: ${value}`;
      case 'site': {
        const site = overview?.sites.find(({ siteNum }) => String(siteNum) === value);
        return `Site: ${site?.siteName ?? value}`;
      }
      default:
        return `${name === 'state' ? 'Status' : 'Priority'}: ${value}`;
    }
  };
  const nothing = (): { readonly title: string; readonly text: string } => {
    if (isNarrowed)
      return { title: 'No matching messages', text: 'Nothing matches all these filters.' };
    if (view === undefined && (overview?.counts.all ?? 0) > 0)
      return {
        title: 'No open messages',
        text: 'Every message is closed. They are listed under All.',
      };
    if (view === 'new' && (overview?.counts.all ?? 0) > 0)
      return { title: 'No new messages', text: 'Every message has been handled.' };
    return EMPTY;
  };
  return (
    <ListView
      list={list}
      title="Messages"
      pages="Pages of messages"
      waiting="Loading the messages"
      columns={columns}
      nameOf={nameOf}
      onOpen={open}
      beside={beside}
      menu={menu}
      search={{ id: 'message-search', label: 'Search', placeholder: 'Caller, number, text' }}
      filters={<MessageFilters model={model} />}
      chip={chip}
      {...(bulk.length > 0 && { bulk })}
      empty={() => ({
        icon: InboxIcon,
        ...nothing(),
        ...(!isNarrowed && { action: null }),
      })}
      download={model.download}
    />
  );
});
