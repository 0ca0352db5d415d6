import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { chipsOf } from '#core/lists/read-list-query.rule.ts';
import { FilterChips } from './filter-chips.look.tsx';
import { ListColumn } from '../kit/data-list/list-column.ts';
import { ListField, ListTools } from './list-tools.look.tsx';
import { Field } from '../kit/field.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import type { ListDownload } from './list-download.ts';
import { ListSets } from './list-sets.ts';
import { SavedViews } from './set-tools.tsx';
import { ListWholeTools } from './list-tools.tsx';
import type { ListViewModel } from './list.view-model.ts';

type ListSearch = Readonly<Record<'id' | 'label' | 'placeholder', string>>;

interface ListViewProps<Row> extends ListBodyProps<Row> {
  /** The search field; absent if the list has other fields instead. */
  readonly search?: ListSearch;
  /** Filter fields beside the search field. */
  readonly filters?: ReactNode;
  /** Buttons before the common list tools. */
  readonly tools?: ReactNode;
  /** Returns the chip text of an active filter, such as "Kind: Bug"; null if the filter's own field shows its value. */
  readonly chip?: (name: string, value: string) => string | null;
  readonly download?: ListDownload;
  /** True if the page shows the list's saved views, with built-in ones. */
  readonly ownSets?: boolean;
  /** Content between the filters and the rows. */
  readonly above?: ReactNode;
}

const Search = observer(
  <Row,>({ list, field }: { readonly list: ListViewModel<Row>; readonly field: ListSearch }) => (
    <ListField>
      <MagnifyingGlassIcon aria-hidden />
      <Field
        {...field}
        type="search"
        autoComplete="off"
        value={list.draft.search}
        error={list.complaintOf('q')}
        onChange={(text) => list.search(text)}
      />
    </ListField>
  ),
);

const Chips = observer(<Row,>({ list, chip }: Pick<ListViewProps<Row>, 'list' | 'chip'>) => (
  <FilterChips
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
  return (
    <ListColumn>
      {sets !== null && list.choices.sets.length > 0 && (
        <SavedViews sets={sets} narrowed={list.narrowed} />
      )}
      <ListTools>
        <div data-find="">
          {search !== undefined && <Search list={list} field={search} />}
          {filters}
        </div>
        <Chips list={list} {...(chip && { chip })} />
        {list.state.at !== 'idle' && (
          <div data-whole="">
            {tools}
            <ListWholeTools list={list} columns={columns} download={download} sets={sets} />
          </div>
        )}
      </ListTools>
      {props.above}
      <ListBody {...props} />
    </ListColumn>
  );
});
