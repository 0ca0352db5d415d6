import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ArchiveBoxIcon from '@heroicons/react/16/solid/ArchiveBoxIcon';
import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import FolderOpenIcon from '@heroicons/react/24/outline/FolderOpenIcon';
import { observer } from 'mobx-react-lite';
import {
  LIBRARY_LIMITS,
  libraryAudienceSchema,
  libraryCategorySchema,
  libraryLanguageSchema,
  libraryStateSchema,
  type SavedLibraryItem,
  type LibraryState,
} from '#core/library/library.schema.ts';
import { libraryApi } from '#core/library/library.api.ts';
import { TickedField } from '../forms/ticked-field.tsx';
import { Badge } from '../kit/badge.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { StoredListCard } from '../lists/stored-list-card.tsx';
import type { RowColumn } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { LibraryFiles } from './library-files.tsx';
import { DocumentDownload } from '../documents/document-download.ts';
import { StoredListViewModel } from '../lists/stored-list.view-model.ts';
import { StoredLibraryViewModel, LIBRARY_OPTIONS } from './stored-library.view-model.ts';
import { createSection } from '../sections/section.ts';

const LOOKS = {
  Draft: { tone: 'neutral', icon: PencilIcon },
  Published: { tone: 'ok', icon: CheckIcon },
  Retired: { tone: 'neutral', icon: ArchiveBoxIcon },
} as const satisfies Readonly<Record<LibraryState, unknown>>;

const COLUMNS: readonly RowColumn<SavedLibraryItem>[] = [
  { head: 'Resource', marks: 'strong', cell: ({ title }) => title },
  { head: 'Category', marks: 'second', cell: ({ category }) => category },
  { head: 'Who sees it', marks: 'off', cell: ({ audience }) => audience.join(', ') },
  {
    head: 'Version',
    marks: 'number off',
    cell: ({ versions, url }) => versions[0]?.version ?? (url === '' ? '–' : 'Link'),
  },
  { head: 'Downloads', marks: 'number off', cell: ({ downloads }) => downloads },
  {
    head: 'State',
    marks: 'second',
    cell: ({ state }) => <Badge {...LOOKS[state]}>{state}</Badge>,
  },
];
const nameOf = ({ title }: SavedLibraryItem): string => title;
const options = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, text: value }));

/** The library for the staff who maintain it: texts, audience, state, and the file versions of each entry (domain guide 6.15). */
export const LibraryPart = observer(() => {
  const model = useModel('keptLibrary');
  return (
    <StoredListCard
      model={model.list}
      title="Resources"
      noun="resource"
      columns={COLUMNS}
      nameOf={nameOf}
      empty={{
        icon: FolderOpenIcon,
        title: 'No resources yet.',
        text: 'What you publish here appears in Resources for the people you choose.',
      }}
      fields={({ form, saving: { base } }) => (
        <Stack gap={4}>
          <Field
            {...form.bind('title')}
            label="Title"
            data-first=""
            counter={`${form.values.title.length} / ${LIBRARY_LIMITS.title}`}
          />
          <TextAreaField
            {...form.bind('summary')}
            label="Summary"
            counter={`${form.values.summary.length} / ${LIBRARY_LIMITS.summary}`}
          />
          <Grid columns="fields" gap={4}>
            <SelectField
              {...form.bind('category')}
              label="Category"
              placeholder="Choose one"
              options={options(libraryCategorySchema.options)}
            />
            <SelectField
              {...form.bind('language')}
              label="Language"
              placeholder="Choose one"
              options={options(libraryLanguageSchema.options)}
            />
          </Grid>
          <Field {...form.bind('tags')} label="Tags" help="Search words, separated by commas." />
          <TickedField
            {...form.bind('audience')}
            label="Who may see it"
            options={libraryAudienceSchema.options}
          />
          <Field
            {...form.bind('url')}
            label="Link"
            inputMode="url"
            help="An http or https address, with or instead of a file. It opens in a new tab."
          />
          <SegmentField
            {...form.bind('state')}
            label="State"
            options={options(libraryStateSchema.options)}
          />
          <LibraryFiles model={model} item={base} />
        </Stack>
      )}
    />
  );
});

export const section = createSection(LibraryPart, {
  keptLibrary: ({ files, makeKey, toasts, ownDrafts, gatewayOf }) => {
    const gateway = gatewayOf(libraryApi);
    return new StoredLibraryViewModel({
      gateway,
      toasts,
      list: new StoredListViewModel({
        gateway: {
          list: gateway.listLibraryItems,
          add: gateway.addLibraryItem,
          change: gateway.changeLibraryItem,
          remove: gateway.removeLibraryItem,
          restore: gateway.restoreLibraryItem,
        },
        options: LIBRARY_OPTIONS,
        makeKey,
        toasts,
        ownDrafts,
      }),
      download: (_id, version) =>
        new DocumentDownload({
          news: { download: (id) => gateway.libraryVersion({ id, version }) },
          files,
          toasts,
        }),
    });
  },
});
