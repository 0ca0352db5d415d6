import CalendarIcon from '@heroicons/react/16/solid/CalendarIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import type { EditedNews } from '#core/news/news.schema.ts';
import { type NewsStatus, statusOf } from '#core/news/news-status.rule.ts';
import { previewBody } from '#core/news/preview-body.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { formatDate } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';

/** "Mar 12", with the year only when it is not the present one; a calendar day belongs to no zone, so none is applied. */
const formatDay = (day: string): string => formatDate(day, String(new Date().getFullYear()), 'UTC');

const TAGS: Readonly<Record<NewsStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Active: { tone: 'ok', icon: CheckIcon },
  Future: { tone: 'info', icon: CalendarIcon },
  Expired: { tone: 'neutral', icon: ClockIcon },
};

const dayCell = (day: string | null): string => (day === null ? '–' : formatDay(day));

/** From when to when, in one line for a card. */
const days = ({ effectiveDate, expirationDate }: EditedNews): string => {
  if (effectiveDate === null && expirationDate === null) return 'Always';
  const from = effectiveDate === null ? 'now' : formatDay(effectiveDate);
  const to = expirationDate === null ? 'open' : formatDay(expirationDate);
  return `${from} – ${to}`;
};

/** What the list says of an item (spec §2.5). */
export const NEWS_COLUMNS: readonly DataColumn<EditedNews>[] = [
  { key: 'title', title: 'Title', cell: ({ title }) => title, sortable: true },
  {
    key: 'body',
    title: 'Body',
    cell: ({ body }) => (
      <Text as="span" tone="muted">
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
    sortable: true,
  },
  {
    key: 'effectiveDate',
    title: 'Start date',
    cell: ({ effectiveDate }) => dayCell(effectiveDate),
    kind: 'line',
    phone: 'meta',
    phoneCell: days,
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
