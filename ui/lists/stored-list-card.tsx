import PencilIcon from '@heroicons/react/20/solid/PencilIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import type { StoredFacts } from '#core/stored-list/stored-facts.schema.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { RowMenu } from '../kit/data-list/row-menu.tsx';
import type { EmptyState } from '../kit/empty-state.tsx';
import { Stack } from '../kit/stack.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import type { KeptEditor } from './kept-editor.ts';
import type { StoredListViewModel } from './stored-list.view-model.ts';

/** A card with a list that staff maintain, and the form of a row at the side. */
export const StoredListCard = observer(
  <R extends F & StoredFacts, F extends object, T extends object>({
    model,
    title,
    waiting = `Loading: ${title}`,
    noun,
    columns,
    nameOf,
    groupOf,
    empty,
    fields,
  }: {
    readonly model: StoredListViewModel<R, F, T>;
    readonly title: string;
    /** The text shown while the list is loading. */
    readonly waiting?: string;
    /** The noun for one row, such as `number`. */
    readonly noun: string;
    readonly columns: readonly RowColumn<R>[];
    readonly nameOf: (row: R) => string;
    /** Returns the heading under which a row is listed. Rows of one group follow each other. */
    readonly groupOf?: (row: R) => string;
    readonly empty: ComponentProps<typeof EmptyState>;
    readonly fields: (editor: KeptEditor<R, F, T>) => ReactNode;
  }) => {
    const { draft, editor } = model;
    const acts: RowColumn<R> = {
      head: '',
      label: 'Actions',
      marks: 'beside number',
      cell: (row) => (
        <RowMenu
          label={`More actions for ${nameOf(row)}`}
          entries={() => [
            { id: 'edit', text: 'Edit', icon: PencilIcon, onSelect: () => model.edit(row) },
            {
              id: 'delete',
              text: 'Delete',
              icon: TrashIcon,
              onSelect: () => void model.remove(row),
            },
          ]}
        />
      ),
    };
    return (
      <Stack gap={4}>
        <Refusal of={model.removing} />
        {editor === null && draft.found !== null && (
          <DraftOffer
            what={`a ${noun}`}
            draft={draft}
            onGoOn={() => model.edit(draft.found?.base ?? null)}
          />
        )}
        <LoadedView from={model.source} waiting={waiting}>
          {({ rows }) => (
            <Card
              title={title}
              count={rows.length}
              inset={false}
              clipped={false}
              actions={
                <Button size="sm" icon={<PlusIcon />} onClick={() => model.edit(null)}>
                  {`Add ${noun}`}
                </Button>
              }
            >
              <RowTable
                columns={[...columns, acts]}
                rows={rows}
                rowKey={({ id }) => id}
                groupOf={groupOf}
                empty={empty}
              />
            </Card>
          )}
        </LoadedView>
        {editor !== null && (
          <EditorPanel
            name={noun}
            title={`${editor.isNew ? 'Add' : 'Edit'} ${noun}`}
            editor={editor}
            goneWords={{
              title: `This ${noun} was deleted`,
              text: 'Someone else deleted it in the meantime.',
            }}
            onClose={() => model.close()}
          >
            {fields(editor)}
          </EditorPanel>
        )}
      </Stack>
    );
  },
);
