import CalendarIcon from '@heroicons/react/16/solid/CalendarIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import LinkIcon from '@heroicons/react/20/solid/LinkIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { EditedNews } from '#core/news/news.schema.ts';
import { statusOf, type NewsStatus } from '#core/news/news-status.rule.ts';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import { previewBody } from '#core/news/preview-body.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { formatDate } from '../kit/format-time.ts';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { Button } from '../kit/button.tsx';
import type { MenuEntry } from '../kit/menu.tsx';
import { Switch } from '../kit/checkbox.tsx';
import type { EmptyText } from '../lists/list-body.tsx';
import { ListView } from '../lists/list-view.tsx';
import { usePageData } from '../shell/page-data.ts';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';

/** Formats a day as "Mar 12", with the year only if it is not the current year. Applies no time zone, because a calendar day has none. */
const formatDay = (day: string): string => formatDate(day, String(new Date().getFullYear()), 'UTC');

const TAGS: Readonly<Record<NewsStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Active: { tone: 'ok', icon: CheckIcon },
  Future: { tone: 'info', icon: CalendarIcon },
  Expired: { tone: 'neutral', icon: ClockIcon },
};

const dayCell = (day: string | null): string => (day === null ? '–' : formatDay(day));

/** Returns the start and end date in one line, for a card. */
const days = ({ effectiveDate, expirationDate }: EditedNews): string => {
  if (effectiveDate === null && expirationDate === null) return 'Always';
  const from = effectiveDate === null ? 'now' : formatDay(effectiveDate);
  const to = expirationDate === null ? 'open' : formatDay(expirationDate);
  return `${from} – ${to}`;
};

/** Table columns of the news list (spec §2.5). */
const NEWS_COLUMNS: readonly DataColumn<EditedNews>[] = [
  { key: 'title', title: 'Title', cell: ({ title }) => title, sortable: true },
  {
    key: 'body',
    title: 'Body',
    cell: ({ body }) => (
      <Text data-word="" as="span" tone="muted">
        {previewBody(body)}
      </Text>
    ),
    priority: 3,
  },
  {
    key: 'order',
    title: 'Order',
    cell: ({ order }) => order ?? '–',
    kind: 'number',
    priority: 2,
    sortable: true,
  },
  {
    key: 'effectiveDate',
    title: 'Start date',
    cell: ({ effectiveDate }) => dayCell(effectiveDate),
    kind: 'line',
    phone: 'meta',
    phoneCell: days,
    priority: 2,
    sortable: true,
  },
  {
    key: 'expirationDate',
    title: 'End date',
    cell: ({ expirationDate }) => dayCell(expirationDate),
    kind: 'line',
    sortable: true,
  },
  {
    key: 'tags',
    title: 'Tags',
    cell: (item) => {
      const status = statusOf(item);
      return <Badge {...TAGS[status]}>{status}</Badge>;
    },
    phone: 'beside',
  },
];

const nameOf = ({ title }: EditedNews): string => title;

const nothing = (model: NewsSetupViewModel): EmptyText => {
  const { search, filters } = model.list.query;
  if (search !== '')
    return {
      icon: MagnifyingGlassIcon,
      title: 'No matching news',
      text: `No title or body contains “${search}”.`,
      action: (
        <Button size="sm" onClick={() => void model.list.clear()}>
          Clear filters
        </Button>
      ),
    };
  const expired = filters['expired'] === '1';
  return {
    icon: NewspaperIcon,
    title: expired ? 'No news yet' : 'No current news',
    text: expired
      ? 'News you create here is shown to dealers.'
      : 'Expired news is hidden. Turn on Show Expired to see it.',
    action: (
      <Button look="primary" size="sm" onClick={() => model.edit(null)}>
        Create News
      </Button>
    ),
  };
};

/** The news items with search and filter, without an export (spec §2.5). */
export const NewsItems = observer(({ model }: { readonly model: NewsSetupViewModel }) => {
  const { list } = model;
  const { timeZone } = usePageData().configuration;
  const open = useCallback((item: EditedNews) => model.edit(item), [model]);
  const quick = useCallback(
    ({ newsId, title, url, documentName }: EditedNews): readonly MenuEntry[] => {
      const entries: MenuEntry[] = [];
      const link = `Open link of ${title}, in a new window`;
      if (url !== null) entries.push({ id: 'url', text: link, icon: LinkIcon, href: url });
      if (documentName !== null)
        entries.push({
          id: 'document',
          text: `Download document of ${title}`,
          icon: DocumentArrowDownIcon,
          onSelect: () => void model.download(newsId),
        });
      return entries;
    },
    [model],
  );
  return (
    <ListView
      list={list}
      title="Items"
      pages="Pages of the news"
      waiting="Loading the news"
      columns={NEWS_COLUMNS}
      nameOf={nameOf}
      onOpen={open}
      quick={quick}
      search={{ id: 'news-search', label: 'Search title or body', placeholder: 'Title or Body' }}
      filters={
        <Row gap={3} wrap={0} data-words="">
          <Switch
            id="show-expired"
            checked={list.draft.filters['expired'] === '1'}
            onChange={(wanted) => void list.filter('expired', wanted ? '1' : '')}
          >
            Show Expired
          </Switch>
          <Text as="span" size="small" tone="muted">
            Dates are in {zoneName(timeZone)} time.
          </Text>
        </Row>
      }
      chip={() => null}
      bulk={[{ id: 'delete', text: 'Delete selected', icon: TrashIcon, onRun: () => model.ask() }]}
      empty={() => nothing(model)}
    />
  );
});
