import StarIcon from '@heroicons/react/16/solid/StarIcon';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { libraryCategorySchema } from '#core/library/library.schema.ts';
import { campaignKindText } from '#core/marketing/campaign.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { DocumentPreview } from '../documents/document-preview.tsx';
import { PageTabs } from '../kit/page-tabs.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { PressChip } from '../kit/press-chip.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Button } from '../kit/button.tsx';
import { Chips } from '../kit/chips.tsx';
import { Field } from '../kit/field.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Text } from '../kit/text.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { CampaignsCard, PublishedCard } from './resource-cards.tsx';
import { MARKETING, useLibraryAddress } from './use-library-address.ts';
import { createSection } from '../sections/section.ts';
import { resourcesModels } from './resources.models.ts';

/** The library and the campaigns under one search. The URL holds the search text and filters. */
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
                    ...campaigns.kinds.map((kind) => ({
                      value: kind,
                      text: campaignKindText(kind),
                    })),
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
          {!marketing.on && campaigns.kind === null && <PublishedCard model={model} asOf={asOf} />}
          {forDealers && !filter.favorites && (marketing.on || filter.category === null) && (
            <LoadedView from={campaigns.list} waiting="Loading the campaigns">
              {({ resources }) => <CampaignsCard model={campaigns} all={resources} />}
            </LoadedView>
          )}
          {model.preview !== null && (
            <DocumentPreview
              key={model.preview.id}
              {...model.reading(model.preview)}
              id="library-preview"
              title={model.preview.title}
              onClose={() => model.close()}
            >
              {model.preview.summary !== '' && <Text>{model.preview.summary}</Text>}
            </DocumentPreview>
          )}
        </Stack>
      )}
    </LoadedView>
  );
});

const DECODER = '/resources?tool=decoder';

/** The library page. Dealers also get campaigns and the signal decoder (domain guide 6.15, 6.16). */
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

/** The library page, with campaigns for dealers. */
export const section = createSection(ResourcesPage, resourcesModels);
