import { grouped } from '#core/kernel/counted.rule.ts';
import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import DocumentIcon from '@heroicons/react/20/solid/DocumentIcon';
import EllipsisVerticalIcon from '@heroicons/react/20/solid/EllipsisVerticalIcon';
import TableCellsIcon from '@heroicons/react/20/solid/TableCellsIcon';
import { observer } from 'mobx-react-lite';
import { EXPORT_FORMATS, type ExportFormat } from '#core/lists/list-query.schema.ts';
import {
  columnsShown,
  moveColumn,
  shownColumns,
  withColumn,
} from '#core/lists/shown-columns.rule.ts';
import { Button } from '../kit/button.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { ColumnChooser } from './column-chooser.look.tsx';
import { Unknown } from './list-tools.look.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import type { ListDownload } from './list-download.ts';
import type { ListSets } from './list-sets.ts';
import { SaveFirstSet } from './set-tools.tsx';
import type { ListViewModel } from './list.view-model.ts';

interface ListToolsProps<Row> {
  readonly list: ListViewModel<Row>;
  readonly columns: readonly DataColumn<Row>[];
  /** Undefined if the list cannot be exported. */
  readonly download: ListDownload | undefined;
  /** Further actions that share one menu with the export. */
  readonly more?: readonly MenuEntry[] | undefined;
}

const LOOKS = {
  csv: { word: 'CSV', icon: TableCellsIcon },
  pdf: { word: 'PDF', icon: DocumentIcon },
} as const;

/** Returns the column keys of an export: the displayed columns that a file can contain. */
const columnsOfFile = <Row,>(list: ListViewModel<Row>, columns: readonly DataColumn<Row>[]) =>
  columnsShown(columns, list.choices.columns)
    .filter(({ inFile }) => inFile)
    .map(({ key }) => key);

const Columns = observer(
  <Row,>({ list, columns }: Pick<ListToolsProps<Row>, 'list' | 'columns'>) => {
    const { choices } = list;
    const shown = shownColumns(columns, choices.columns);
    const others = columns.filter(({ key }) => !shown.includes(key));
    return (
      <ColumnChooser
        columns={[...columnsShown(columns, choices.columns), ...others]}
        shown={shown}
        fits={choices.fit?.keys ?? shown}
        known={list.state.at === 'ready' && (list.rows.length === 0 || choices.fit !== null)}
        onShow={(key, wanted) =>
          choices.showColumns(
            wanted ? withColumn(columns, shown, key) : shown.filter((one) => one !== key),
          )
        }
        onMove={(key, by) => choices.showColumns(moveColumn(shown, key, by))}
        onSize={(key, by) =>
          choices.sizeColumn(key, (choices.widths[key] ?? choices.fit?.widthOf(key) ?? 0) + by)
        }
        compact={choices.compact}
        onCompact={(compact) => choices.setCompact(compact)}
        onReset={() => choices.reset()}
      />
    );
  },
);

const Export = observer(<Row,>({ list, columns, download, more = [] }: ListToolsProps<Row>) => {
  if (download === undefined) return null;
  const { total, query } = list;
  // Read here, because MobX does not observe reads inside the menu's render function.
  const { busy } = download;
  const isKnown = list.state.at === 'ready';
  const text = isKnown ? `Export ${list.more ? 'all' : grouped(total)}` : 'Export';
  const run = (format: ExportFormat) => () =>
    void download.run({ query, columns: columnsOfFile(list, columns), format, total });
  const exports = EXPORT_FORMATS.map((format) => ({
    id: format,
    text: `${text} as ${LOOKS[format].word}`,
    icon: LOOKS[format].icon,
    onSelect: run(format),
  }));
  const shared = more.length > 0;
  const name = shared ? 'More actions for the list' : text;
  return (
    <Menu
      label={shared ? name : 'Export'}
      entries={[...more, ...(shared && total === 0 ? [] : exports)]}
      button={(wear) => (
        <Button
          data-opener=""
          icon={shared ? <EllipsisVerticalIcon /> : <ArrowDownTrayIcon />}
          busy={busy}
          disabled={total === 0 && !shared}
          aria-label={name}
          title={name}
          {...wear}
        >
          <WideOnly from="md">
            {isKnown || shared ? (
              name
            ) : (
              <span>
                {name} <Unknown>100</Unknown>
              </span>
            )}
          </WideOnly>
        </Button>
      )}
    />
  );
});

/** The tools for a list as a whole: a first saved view, columns and export (domain guide 5.5). */
export const ListWholeTools = observer(
  <Row,>({
    list,
    columns,
    download,
    more,
    sets,
  }: ListToolsProps<Row> & { readonly sets: ListSets | null }) => {
    return (
      <>
        {sets?.any === false && list.narrowed && <SaveFirstSet sets={sets} />}
        <div data-columns="">
          <Columns list={list} columns={columns} />
        </div>
        <Export list={list} columns={columns} download={download} more={more} />
      </>
    );
  },
);
