import ArrowDownIcon from '@heroicons/react/16/solid/ArrowDownIcon';
import ArrowUpIcon from '@heroicons/react/16/solid/ArrowUpIcon';
import { observer } from 'mobx-react-lite';
import type { EditedNews, NewsSort } from '#core/news/news.schema.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';
import { Table } from '../kit/table.tsx';
import { NewsRow } from './news-row.tsx';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';
import { PickBox } from '../kit/data-list/pick-box.tsx';

const Frame = styled('div', {
  base: {
    overflowX: 'auto',
    '& > table': { width: '100%' },
    '& > table tbody tr': { cursor: 'pointer' },
    '& > table tbody tr[data-chosen]': { background: 'accent.subtle' },
    '& > table th > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      font: 'inherit',
      minHeight: '32px',
      borderRadius: 'xs',
      '&:hover': { color: 'fg.default' },
      '& > svg': { width: '12px', height: '12px' },
    },
    '& > table [data-body]': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& > table [data-day]': { whiteSpace: 'nowrap' },
    '& > table [data-actions]': { whiteSpace: 'nowrap', textAlign: 'end' },
    '@media (max-width: 640px)': {
      '& > table tbody tr': { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
      '& > table [data-pick]': { gridRow: '1 / 3', alignSelf: 'start' },
      '& > table [data-actions]': { order: '3', gridColumn: '3' },
      '& > table td[data-phone]': { order: '2', gridColumn: '2' },
    },
    '@media (max-width: 1279px)': { '& > table [data-wide]': { display: 'none' } },
  },
});

const SORTED: readonly { readonly sort: NewsSort; readonly text: string }[] = [
  { sort: 'order', text: 'Order' },
  { sort: 'effectiveDate', text: 'Start date' },
  { sort: 'expirationDate', text: 'End date' },
];

const Sorted = observer(
  ({
    model,
    sort,
    text,
  }: {
    readonly model: NewsSetupViewModel;
    readonly sort: NewsSort;
    readonly text: string;
  }) => {
    const { query } = model;
    const here = query.sort === sort;
    const Arrow = query.direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
    return (
      <th
        scope="col"
        data-number={sort === 'order' ? '' : undefined}
        aria-sort={here ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      >
        <button type="button" onClick={() => model.sortBy(sort)}>
          {text}
          {here && <Arrow aria-hidden />}
        </button>
      </th>
    );
  },
);

/** The items of one page: pressing a row edits it (spec §2.5). */
export const NewsTable = observer(
  ({
    model,
    items,
  }: {
    readonly model: NewsSetupViewModel;
    readonly items: readonly EditedNews[];
  }) => (
    <Frame>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <PickBox
                label="Select all"
                checked={model.chosen.length === items.length}
                onChange={(wanted) => model.selectAll(wanted)}
              />
            </th>
            <Sorted model={model} sort="title" text="Title" />
            <th scope="col" data-wide="">
              Body
            </th>
            {SORTED.map(({ sort, text }) => (
              <Sorted key={sort} model={model} sort={sort} text={text} />
            ))}
            <th scope="col">Tags</th>
            <th scope="col">
              <HiddenText>Quick actions</HiddenText>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <NewsRow key={item.newsId} model={model} item={item} />
          ))}
        </tbody>
      </Table>
    </Frame>
  ),
);
