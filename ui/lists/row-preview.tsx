import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DataColumn } from '../kit/data-list/column.ts';
import { Facts } from '../kit/facts.tsx';
import { OpenedPanel } from '../kit/opened-panel.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { ListTurner } from './record-turner.tsx';
import type { ListViewModel } from './list.view-model.ts';
import { useOpened } from './use-opened.ts';

interface RowPreviewProps<Row> {
  readonly list: ListViewModel<Row>;
  readonly columns: readonly DataColumn<Row>[];
  /** The noun of a row: "account". */
  readonly what: string;
  readonly nameOf: (row: Row) => string;
  /** Buttons that lead on from the row. */
  readonly actions: (row: Row) => ReactNode;
}

/** The name of the query parameter with the key of the previewed row. */
const PREVIEW = 'preview';

export const usePreview = () => useOpened(PREVIEW);

/** All columns of one row, beside a list whose rows open a page of their own. Nothing is read for it. */
export const RowPreview = observer(<Row,>(props: RowPreviewProps<Row>) => {
  const { list, columns, what, nameOf, actions } = props;
  const { id, close, turnTo } = usePreview();
  const found = list.rows.find((one) => list.parts.keyOf(one) === id);
  const isMissing = id !== null && found === undefined && list.state.at === 'ready';
  // A row that a search took away and gives back opens no preview again, which would take the focus from the search.
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (isMissing) setGone(id);
    else if (id === null) setGone(null);
  }, [isMissing, id]);
  const row = gone === id ? undefined : found;
  const shown = useRef<{ readonly first: string; readonly last: string } | null>(null);
  // Closed, the row shown last takes the focus, which the closing panel may have given back to the first.
  useEffect(() => {
    if (row !== undefined && id !== null) {
      shown.current = { first: shown.current?.first ?? id, last: id };
      return;
    }
    if (shown.current !== null) {
      const { first, last } = shown.current;
      const { activeElement } = document;
      const isAtFirst = activeElement?.closest('tr')?.dataset['key'] === first;
      if (activeElement === document.body || isAtFirst)
        document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(last)}"]`)?.focus();
    }
    shown.current = null;
  });
  if (id === null || row === undefined) return null;
  const [, ...others] = columns;
  return (
    <OpenedPanel
      what={`${what} preview`}
      title={nameOf(row)}
      onClose={close}
      tools={<ListTurner list={list} id={id} what={what} onOpen={turnTo} />}
      note=""
      actions={actions(row)}
    >
      <PanelFields>
        <Facts facts={others.map(({ title, cell }) => ({ name: title, value: cell(row) }))} />
      </PanelFields>
    </OpenedPanel>
  );
});
