import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { chipsOf } from '#core/lists/read-list-query.rule.ts';
import { Card } from '../kit/card.tsx';
import { ListColumn } from '../kit/data-list/list-column.ts';
import type { MenuEntry } from '../kit/menu.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import type { ListDownload } from './list-download.ts';
import { ListSets } from './list-sets.ts';
import { SearchField, SearchTools, SetFilters } from './search-tools.tsx';
import { SavedViews } from './set-tools.tsx';
import { ListWholeTools } from './list-tools.tsx';
import type { ListViewModel } from './list.view-model.ts';

type ListSearch = Readonly<Record<'id' | 'label' | 'placeholder', string>>;

interface ListViewProps<Row> extends ListBodyProps<Row> {
  /** The search field; absent if the list has other fields instead. */
  readonly search?: ListSearch;
  /** Filter fields beside the search field. */
  readonly filters?: ReactNode;
  /** Controls before the common list tools, and actions after them. */
  readonly tools?: ReactNode;
  readonly acts?: ReactNode;
  /** Returns the chip text of an active filter, such as "Kind: Bug"; null if the filter's own field shows its value. */
  readonly chip?: (name: string, value: string) => string | null;
  readonly download?: ListDownload;
  /** Further actions that share one menu with the export. */
  readonly more?: readonly MenuEntry[];
  /** True if the page shows the list's saved views, with built-in ones. */
  readonly ownSets?: boolean;
  /** Content between the filters and the rows. */
  readonly above?: ReactNode;
}

const Search = observer(
  <Row,>({ list, field }: { readonly list: ListViewModel<Row>; readonly field: ListSearch }) => (
    <SearchField
      {...field}
      value={list.draft.search}
      error={list.complaintOf('q')}
      onChange={(text) => list.search(text)}
    />
  ),
);

const Chips = observer(<Row,>({ list, chip }: Pick<ListViewProps<Row>, 'list' | 'chip'>) => (
  <SetFilters
    chips={chipsOf(list.parts.shape, list.query).flatMap(({ name, value }) => {
      const text = chip === undefined ? value : chip(name, value);
      return text === null ? [] : [{ name, text }];
    })}
    onRemove={(name) => void list.filter(name, '')}
    onClear={() => void list.clear()}
  />
));

/** The common layout of every list: filters, chips, rows and footer (domain guide 5.5, ui README §7). */
export const ListView = observer(<Row,>(props: ListViewProps<Row>) => {
  const { list, columns, search, filters, tools, chip, download } = props;
  const ownSets = props.ownSets === true;
  const sets = useMemo(() => (ownSets ? null : new ListSets({ list })), [list, ownSets]);
  useEffect(() => void sets?.start(), [sets]);
  const inCard = props.inCard === true;
  const body = (
    <>
      <SearchTools
        inCard={inCard}
        find={
          <>
            {search !== undefined && <Search list={list} field={search} />}
            {filters}
          </>
        }
        chips={<Chips list={list} {...(chip && { chip })} />}
        {...(list.state.at !== 'idle' && {
          whole: (
            <>
              {tools}
              <ListWholeTools
                list={list}
                columns={columns}
                download={download}
                more={props.more}
                sets={sets}
              />
              {props.acts}
            </>
          ),
        })}
      />
      {props.above}
      <ListBody {...props} />
    </>
  );
  return (
    <ListColumn>
      {sets?.any === true && <SavedViews sets={sets} narrowed={list.narrowed} />}
      {inCard ? (
        <Card
          title={props.title}
          inset={false}
          clipped={false}
          {...(list.state.at === 'ready' && { count: list.total })}
        >
          {body}
        </Card>
      ) : (
        body
      )}
    </ListColumn>
  );
});
