import FolderOpenIcon from '@heroicons/react/24/outline/FolderOpenIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import type { Resource } from '#core/resources/resource.schema.ts';
import { PageTabs } from '../kit/page-tabs.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Chips } from '../kit/chips.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Grid } from '../kit/grid.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { CampaignTile } from '../documents/campaign-tile.tsx';
import { validWords } from '../documents/campaign-words.ts';
import type { ResourcesViewModel } from './resources.view-model.ts';

/** One category with its search; says which emptiness it is. */
const ResourceLibrary = observer(
  ({ model, all }: { readonly model: ResourcesViewModel; readonly all: readonly Resource[] }) => {
    const { found } = model;
    return (
      <>
        {all.length > 0 && (
          <Stack as="search" gap={3} aria-label="Find a resource">
            <Stack width="search">
              <Field
                id="resource-search"
                label="Search"
                placeholder="Title"
                value={model.search}
                onChange={(text) => model.find(text)}
              />
            </Stack>
            <HiddenText role="status">{`${found.length} of ${all.length} shown`}</HiddenText>
            <Chips
              label="Kind"
              entries={[
                { value: null, text: 'All kinds' },
                ...model.kinds.map((kind) => ({ value: kind, text: kind })),
              ]}
              chosen={model.kind}
              onChoose={(kind) => model.choose(kind)}
            />
          </Stack>
        )}
        <Card title="Marketing" count={found.length} inset={found.length > 0}>
          {all.length === 0 ? (
            <EmptyState
              icon={FolderOpenIcon}
              title="Nothing here yet"
              text="Nothing published in this category."
            />
          ) : found.length === 0 ? (
            <EmptyState
              icon={MagnifyingGlassIcon}
              title="Nothing fits"
              text={
                model.kind === null
                  ? 'No title holds what you typed.'
                  : 'No title of this kind holds what you typed.'
              }
              action={
                <Button size="sm" onClick={() => model.clear()}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <Grid as="ul" columns="tiles" gap={3}>
              {found.map((one) => (
                <li key={one.id}>
                  <CampaignTile
                    campaign={{
                      ...one,
                      valid: validWords({ validFrom: '', validTo: one.validTo }),
                    }}
                    onOpen={() => void model.opened(one.id)}
                    onDownload={() => void model.download(one.id)}
                  />
                </li>
              ))}
            </Grid>
          )}
        </Card>
      </>
    );
  },
);

/** The library of campaigns. */
const Library = observer(() => {
  const model = useModel('resources');
  return (
    <LoadedView from={model.list} waiting="Loading the resources">
      {({ resources }) => (
        <Stack gap={4}>
          <ResourceLibrary model={model} all={resources} />
        </Stack>
      )}
    </LoadedView>
  );
});

const DECODER = '/resources?tool=decoder';

/** The library of dealers, and the decoder of signals beside it (domain guide 6.15, 6.16). */
export const ResourcesPage = observer(() => {
  const [query] = useSearchParams();
  const isDecoder = query.get('tool') === 'decoder';
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <>
      <PageTitle title="Resources" />
      <Stack gap={4}>
        <PageTabs aria-label="Parts of Resources">
          <Link to="/resources" aria-current={current(!isDecoder)}>
            Library
          </Link>
          <Link to={DECODER} aria-current={current(isDecoder)}>
            Event-code decoder
          </Link>
        </PageTabs>
        {isDecoder ? <InsetSlot name="decoder" /> : <Library />}
      </Stack>
    </>
  );
});
