import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, type ComponentProps } from 'react';
import { saysNoAnswer } from '#core/kernel/explain.rule.ts';
import { columnsShown } from '#core/lists/shown-columns.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card, CardPart } from '../kit/card.tsx';
import { BulkBar, type BulkAction } from './bulk-bar.look.tsx';
import { DataList, type DataListProps } from '../kit/data-list/data-list.tsx';
import { NewRows } from '../kit/data-list/new-rows.tsx';
import { PageTurner, ShownRows } from './page-turner.look.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { scrollsNow } from './list-reading.ts';
import { useDrawnReady } from '../shell/use-drawn-ready.ts';
import { useLineBack } from '../shell/use-line-back.ts';
import type { ListViewModel } from './list.view-model.ts';

/** The text shown for a list without rows. */
export type EmptyText = ComponentProps<typeof EmptyState>;

export interface ListBodyProps<Row> extends Pick<
  DataListProps<Row>,
  | 'columns'
  | 'nameOf'
  | 'openLabel'
  | 'openNote'
  | 'onOpen'
  | 'onPreview'
  | 'quick'
  | 'menu'
  | 'over'
  | 'unfolding'
  | 'beside'
> {
  readonly list: ListViewModel<Row>;
  readonly title: string;
  /** The accessible name of the page buttons: "Pages of users". */
  readonly pages: string;
  /** The text for screen readers while the list is loading. */
  readonly waiting: string;
  /** True for a long list, whose rows are drawn in small steps. Nothing else on the page may change with them then. */
  readonly inSteps?: boolean;
  /**
   * Returns the text for an empty list, or if `narrowed`, for a list without matches. In a list without matches, a button
   * clears the filters unless the returned text has its own action (domain guide 5.6).
   */
  readonly empty: (narrowed: boolean) => EmptyText;
  /** Actions on selected rows. If absent, rows have no checkboxes. */
  readonly bulk?: readonly BulkAction[];
  /** Further bulk actions, in a menu. */
  readonly moreBulk?: readonly BulkAction[];
  /** True if the user can select all rows of the filter at once, including those not displayed. */
  readonly takesAll?: boolean;
  /** True if the page's title already names the list, so that the card needs no title. */
  readonly bare?: boolean;
  /** True if the list's tools and rows share one card. */
  readonly inCard?: boolean;
}

type BoxProps = ComponentProps<typeof Card> & { readonly inCard: boolean | undefined };

/** The card of the rows, or its part within a card that the tools share. */
const Box = ({ inCard = false, ...card }: BoxProps) =>
  inCard ? <CardPart inset={card.inset ?? true}>{card.children}</CardPart> : <Card {...card} />;

const Rows = observer(<Row,>(props: ListBodyProps<Row>) => {
  const { list, columns, title } = props;
  const { selection, choices } = list;
  const kept = choices.columns;
  const wanted = useMemo(() => columnsShown(columns, kept), [columns, kept]);
  const picked = new Set(selection.whole ? list.rows.map(list.parts.keyOf) : selection.keys);
  const onPick = useCallback(
    (row: Row, on: boolean) => list.selection.tick(list.parts.keyOf(row), on),
    [list],
  );
  // If a page failed to load, scrolling does not request that page again. Only the button or a restored connection requests it.
  const onEnd = useCallback(() => {
    if (list.reading.stuck === null) void list.goOn();
  }, [list]);
  return (
    <DataList
      label={title}
      columns={wanted}
      rows={list.rows}
      total={list.total}
      keyOf={list.parts.keyOf}
      nameOf={props.nameOf}
      openLabel={props.openLabel}
      openNote={props.openNote}
      onOpen={props.onOpen}
      onPreview={props.onPreview}
      quick={props.quick}
      menu={props.menu}
      over={props.over}
      unfolding={props.unfolding}
      beside={props.beside}
      ordered={kept !== null}
      onFit={choices.setFit}
      widths={choices.widths}
      onSize={choices.sizeColumn}
      compact={choices.compact}
      sort={list.query.sort}
      onSort={(key) => void list.sortBy(key)}
      pick={
        props.bulk && {
          size: picked.size,
          has: (key) => picked.has(key),
          onPick,
          onAll: (on) => selection.selectAll(on),
        }
      }
      onEnd={scrollsNow(list.parts, list.query) && list.mayGoOn ? onEnd : undefined}
      fresh={
        list.parts.countNew && {
          count: list.reading.fresh,
          onShow: () => void list.showNew(),
        }
      }
    />
  );
});

const Foot = observer(<Row,>({ list, pages }: Pick<ListBodyProps<Row>, 'list' | 'pages'>) => {
  const { stuck } = list.reading;
  const isLost = list.state.at === 'ready' && stuck !== null && saysNoAnswer(stuck);
  useLineBack(isLost, () => void list.goOn());
  if (list.state.at !== 'ready') return null;
  const { page } = list.state;
  if (scrollsNow(list.parts, list.query))
    return (
      <ShownRows
        shown={page.rows.length}
        total={page.total}
        more={page.more ?? false}
        problem={list.reading.stuck}
        onAgain={() => void list.goOn()}
        {...(typeof list.parts.scrolls === 'function' && {
          onPages: () => void list.showRows(list.parts.shape.start.size),
        })}
      />
    );
  return (
    <PageTurner
      label={pages}
      offset={list.offset}
      shown={page.rows.length}
      total={page.total}
      more={page.more ?? false}
      size={list.query.size}
      sizes={list.parts.shape.sizes}
      scrolled={list.parts.shape.sizes.find((size) =>
        scrollsNow(list.parts, { ...list.query, size }),
      )}
      onSize={(size) => void list.showRows(size)}
      onBack={list.mayGoBack ? () => void list.back() : undefined}
      onForward={list.mayGoOn ? () => void list.forward() : undefined}
    />
  );
});

const Filled = observer(<Row,>(props: ListBodyProps<Row>) => {
  const { list, title, bulk, takesAll = false, bare = false, inCard } = props;
  const { selection } = list;
  if (list.rows.length === 0)
    return (
      <Box inCard={inCard}>
        <NewRows count={list.reading.fresh} onShow={() => void list.showNew()} />
        <EmptyState
          action={
            list.narrowed && (
              <Button size="sm" onClick={() => void list.clear()}>
                Clear filters
              </Button>
            )
          }
          {...props.empty(list.narrowed)}
        />
      </Box>
    );
  return (
    <Box inCard={inCard} {...(!bare && { title, count: list.total })} inset={false} clipped={false}>
      <Rows {...props} />
      <Foot list={list} pages={props.pages} />
      {bulk && (
        <BulkBar
          count={selection.whole ? list.total : selection.chosen.length}
          actions={bulk}
          more={props.moreBulk}
          onClear={() => selection.clear()}
          {...(takesAll &&
            !selection.whole &&
            selection.chosen.length < list.total && {
              all: { count: list.total, onAll: () => selection.takeWhole() },
            })}
        />
      )}
    </Box>
  );
});

/** Shows the rows of a list, or why there are none: loading, failed, empty, or no match. */
export const ListBody = observer(<Row,>(props: ListBodyProps<Row>) => {
  const { list, waiting, inSteps = false } = props;
  const { state } = list;
  const isDrawn = useDrawnReady(state.at === 'ready');
  // A list that requires a search text renders nothing until the user enters one.
  if (state.at === 'idle') return null;
  if (state.at === 'ready' && (isDrawn || !inSteps))
    return (
      <div aria-busy={list.reading.reading}>
        <Filled {...props} />
      </div>
    );
  return (
    <Box inCard={props.inCard}>
      {state.at === 'failed' ? (
        <NotLoaded text={state.text} onRetry={() => void list.again()} />
      ) : (
        <Skeleton lines={6} label={waiting} />
      )}
    </Box>
  );
});
