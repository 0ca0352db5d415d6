import StarIcon from '@heroicons/react/16/solid/StarIcon';
import FolderOpenIcon from '@heroicons/react/24/outline/FolderOpenIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { libraryCategorySchema } from '#core/library/library.schema.ts';
import type { Resource } from '#core/resources/resource.schema.ts';
import { APPLICATIONS } from '#core/session/user.schema.ts';
import { PageTabs } from '../kit/page-tabs.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { PressChip } from '../kit/press-chip.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Chips } from '../kit/chips.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Grid } from '../kit/grid.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { CampaignTile } from '../documents/campaign-tile.tsx';
import { validWords } from '../documents/campaign-words.ts';
import { LibraryPreview } from '../library/library-preview.tsx';
import { LibraryTile } from '../library/library-tile.tsx';
import type { LibraryViewModel } from '../library/library.view-model.ts';
import type { ResourcesViewModel } from './resources.view-model.ts';
import { useLibraryAddress } from './use-library-address.ts';

/** The campaigns the group is offered, with the kinds there are; says which emptiness it is. */
const Campaigns = observer(
  ({ model, all }: { readonly model: ResourcesViewModel; readonly all: readonly Resource[] }) => {
    const { found } = model;
    return (
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
          />
        ) : (
          <Stack gap={3}>
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
          </Stack>
        )}
      </Card>
    );
  },
);

/** What the provider publishes for the reader. */
const Published = observer(
  ({ model, asOf }: { readonly model: LibraryViewModel; readonly asOf: string }) => {
    const { found, all, filter } = model;
    return (
      <Card title={filter.category ?? 'Library'} count={found.length} inset={found.length > 0}>
        {found.length === 0 ? (
          <EmptyState
            icon={all.length === 0 ? FolderOpenIcon : MagnifyingGlassIcon}
            title={all.length === 0 ? 'Nothing here yet' : 'Nothing fits'}
            text={
              all.length === 0
                ? 'Nothing published in this category.'
                : filter.favorites
                  ? 'None of your favorites fits. The star at an entry keeps it here.'
                  : 'No entry holds what you typed.'
            }
          />
        ) : (
          <Grid as="ul" columns="tiles" gap={3}>
            {found.map((item) => (
              <li key={item.id}>
                <LibraryTile model={model} item={item} asOf={asOf} />
              </li>
            ))}
          </Grid>
        )}
      </Card>
    );
  },
);

const MARKETING = 'Marketing';

/** Library and campaigns under one search, whose words and choices stand in the address. */
const Library = observer(({ forDealers }: { readonly forDealers: boolean }) => {
  const model = useModel('library');
  const campaigns = useModel('resources');
  const { marketing } = useLibraryAddress(model, campaigns);
  const { filter } = model;
  const shown = model.found.length + (forDealers ? campaigns.found.length : 0);
  const clear = (): void => {
    model.narrow({ search: '', category: null, favorites: false });
    campaigns.clear();
    marketing.set(false);
  };
  return (
    <LoadedView from={model.source} waiting="Loading the resources">
      {({ asOf }) => (
        <Stack gap={4}>
          <Stack as="search" gap={3} aria-label="Find a resource">
            <Stack width="search">
              <Field
                id="resource-search"
                label="Search"
                placeholder="Title, words or tag"
                value={filter.search}
                onChange={(text) => {
                  model.narrow({ search: text });
                  campaigns.find(text);
                }}
              />
            </Stack>
            <HiddenText role="status">{`${shown} shown`}</HiddenText>
            <Chips
              label="Category"
              entries={[
                { value: null, text: 'All categories' },
                ...model.categories.map((value) => ({ value, text: value })),
                ...(forDealers ? [{ value: MARKETING, text: MARKETING }] : []),
              ]}
              chosen={marketing.on ? MARKETING : filter.category}
              onChoose={(value) => {
                marketing.set(value === MARKETING);
                const read = libraryCategorySchema.safeParse(value);
                model.narrow({ category: read.success ? read.data : null });
                if (value !== MARKETING) campaigns.choose(null);
              }}
            />
            {forDealers &&
              (marketing.on || filter.category === null) &&
              campaigns.kinds.length > 0 && (
                <Chips
                  label="Kind"
                  entries={[
                    { value: null, text: 'All kinds' },
                    ...campaigns.kinds.map((kind) => ({ value: kind, text: kind })),
                  ]}
                  chosen={campaigns.kind}
                  onChoose={(kind) => campaigns.choose(kind)}
                />
              )}
            <Row gap={3} wrap={1.5}>
              <PressChip
                icon={<StarIcon aria-hidden />}
                aria-pressed={filter.favorites}
                onClick={() => model.narrow({ favorites: !filter.favorites })}
              >
                Favorites
              </PressChip>
              {(model.narrowed || marketing.on || campaigns.kind !== null) && (
                <Button size="sm" onClick={clear}>
                  Clear filters
                </Button>
              )}
            </Row>
          </Stack>
          {!marketing.on && campaigns.kind === null && <Published model={model} asOf={asOf} />}
          {forDealers && !filter.favorites && (marketing.on || filter.category === null) && (
            <LoadedView from={campaigns.list} waiting="Loading the campaigns">
              {({ resources }) => <Campaigns model={campaigns} all={resources} />}
            </LoadedView>
          )}
          <LibraryPreview model={model} />
        </Stack>
      )}
    </LoadedView>
  );
});

const DECODER = '/resources?tool=decoder';

/** What the provider publishes, for dealers with their campaigns and the decoder of signals beside it (domain guide 6.15, 6.16). */
export const ResourcesPage = observer(() => {
  const [query] = useSearchParams();
  const { view } = useRegistry().create('session');
  const forDealers = view?.user.applicationNum === APPLICATIONS.dealer;
  const isDecoder = forDealers && query.get('tool') === 'decoder';
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <>
      <PageTitle title="Resources" />
      <Stack gap={4}>
        {forDealers && (
          <PageTabs aria-label="Parts of Resources">
            <Link to="/resources" aria-current={current(!isDecoder)}>
              Library
            </Link>
            <Link to={DECODER} aria-current={current(isDecoder)}>
              Event-code decoder
            </Link>
          </PageTabs>
        )}
        {isDecoder ? <InsetSlot name="decoder" /> : <Library forDealers={forDealers} />}
      </Stack>
    </>
  );
});
