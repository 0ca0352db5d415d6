import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { DocumentPreview } from '../documents/document-preview.tsx';
import { PageTabs } from '../kit/page-tabs.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Text } from '../kit/text.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { CampaignsCard, PublishedCard } from './resource-cards.tsx';
import { LibraryTools } from './library-tools.tsx';
import { useLibraryAddress } from './use-library-address.ts';
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
          <LibraryTools
            model={model}
            campaigns={forDealers ? campaigns : null}
            marketing={marketing}
            onClear={clear}
          />
          <HiddenText role="status">{`${shown} shown`}</HiddenText>
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
