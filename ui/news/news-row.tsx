import CalendarIcon from '@heroicons/react/16/solid/CalendarIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import LinkIcon from '@heroicons/react/20/solid/LinkIcon';
import { observer } from 'mobx-react-lite';
import type { EditedNews } from '#core/news/news.schema.ts';
import { statusOf, type NewsStatus } from '#core/news/news-status.rule.ts';
import { previewBody } from '#core/news/preview-body.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { styled } from '../kit/styled.ts';
import { formatDay } from './format-day.ts';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';
import { PickBox } from '../kit/data-list/pick-box.tsx';

const TAGS: Readonly<Record<NewsStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Active: { tone: 'ok', icon: CheckIcon },
  Future: { tone: 'info', icon: CalendarIcon },
  Expired: { tone: 'neutral', icon: ClockIcon },
};

const TitleButton = styled('button', {
  base: {
    font: 'inherit',
    textAlign: 'start',
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
const IconLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: 'sm',
    color: 'fg.muted',
    '&:hover': { background: 'bg.muted' },
    '& svg': { width: '20px', height: '20px' },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
});

const days = (item: EditedNews): string => {
  if (item.effectiveDate === null && item.expirationDate === null) return 'Always';
  const from = item.effectiveDate === null ? 'now' : formatDay(item.effectiveDate);
  const to = item.expirationDate === null ? 'open' : formatDay(item.expirationDate);
  return `${from} – ${to}`;
};

const dayCell = (day: string | null): string => (day === null ? '–' : formatDay(day));

/** One item of the setup list with its quick actions (spec §2.5). */
export const NewsRow = observer(
  ({ model, item }: { readonly model: NewsSetupViewModel; readonly item: EditedNews }) => {
    const status = statusOf(item);
    const chosen = model.selected.has(item.newsId);
    return (
      <tr data-chosen={chosen ? '' : undefined} onClick={() => model.edit(item)}>
        <td data-pick="">
          <PickBox
            label={`Select ${item.title}`}
            checked={chosen}
            onChange={(wanted) => model.select(item.newsId, wanted)}
          />
        </td>
        <td data-strong="">
          <TitleButton type="button">{item.title}</TitleButton>
        </td>
        <td data-off="" data-wide="" data-body="">
          {previewBody(item.body)}
        </td>
        <td data-off="" data-number="">
          {item.order ?? '–'}
        </td>
        <td data-off="" data-day="">
          {dayCell(item.effectiveDate)}
        </td>
        <td data-off="" data-day="">
          {dayCell(item.expirationDate)}
        </td>
        <td data-beside="">
          <Badge {...TAGS[status]}>{status}</Badge>
        </td>
        <td data-phone="">{days(item)}</td>
        <td data-actions="" onClick={(event) => event.stopPropagation()}>
          {item.url !== null && (
            <IconLink
              href={item.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Open link of ${item.title}, in a new window`}
              title={item.url}
            >
              <LinkIcon aria-hidden />
            </IconLink>
          )}
          {item.documentName !== null && (
            <IconButton
              size="sm"
              label={`Download document of ${item.title}`}
              onClick={() => void model.download(item.newsId)}
            >
              <DocumentArrowDownIcon aria-hidden />
            </IconButton>
          )}
        </td>
      </tr>
    );
  },
);
