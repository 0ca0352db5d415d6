import FolderOpenIcon from '@heroicons/react/24/outline/FolderOpenIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import type { Resource } from '#core/resources/resource.schema.ts';
import { CampaignTile } from '../documents/campaign-tile.tsx';
import { validText } from '../documents/campaign-text.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Grid } from '../kit/grid.ts';
import { Shelf } from '../kit/shelf.tsx';
import { LibraryTile } from './library-tile.tsx';
import type { LibraryViewModel } from './library.view-model.ts';
import type { ResourcesViewModel } from './resources.view-model.ts';

/** The group's campaigns, with a filter by kind. An empty list explains why it is empty. */
export const CampaignsCard = observer(
  ({ model, all }: { readonly model: ResourcesViewModel; readonly all: readonly Resource[] }) => {
    const { found } = model;
    return (
      <Shelf title="Marketing" count={found.length}>
        {all.length === 0 ? (
          <Card>
            <EmptyState
              icon={FolderOpenIcon}
              title="Nothing here yet"
              text="Nothing is published in this category."
            />
          </Card>
        ) : found.length === 0 ? (
          <Card>
            <EmptyState
              icon={MagnifyingGlassIcon}
              title="Nothing found"
              text={
                model.kind === null
                  ? 'No title contains what you typed.'
                  : 'No title of this kind contains what you typed.'
              }
            />
          </Card>
        ) : (
          <Grid as="ul" columns="tiles" gap={3}>
            {found.map((one) => (
              <li key={one.id}>
                <CampaignTile
                  campaign={{
                    ...one,
                    valid: validText({ validFrom: '', validTo: one.validTo }),
                  }}
                  onOpen={() => void model.opened(one.id)}
                  onDownload={() => void model.download(one.id)}
                />
              </li>
            ))}
          </Grid>
        )}
      </Shelf>
    );
  },
);

/** The library entries published for the reader. */
export const PublishedCard = observer(
  ({ model, asOf }: { readonly model: LibraryViewModel; readonly asOf: string }) => {
    const { found, all, filter } = model;
    return (
      <Shelf title={filter.category ?? 'Library'} count={found.length}>
        {found.length === 0 ? (
          <Card>
            <EmptyState
              icon={all.length === 0 ? FolderOpenIcon : MagnifyingGlassIcon}
              title={all.length === 0 ? 'Nothing here yet' : 'Nothing found'}
              text={
                all.length === 0
                  ? 'Nothing is published in this category.'
                  : filter.favorites
                    ? 'None of your favorites match. Star an entry to add it here.'
                    : 'No entry contains what you typed.'
              }
            />
          </Card>
        ) : (
          <Grid as="ul" columns="tiles" gap={3}>
            {found.map((item) => (
              <li key={item.id}>
                <LibraryTile model={model} item={item} asOf={asOf} />
              </li>
            ))}
          </Grid>
        )}
      </Shelf>
    );
  },
);
