import { observer } from 'mobx-react-lite';
import { PageTitle } from '../kit/page-title.tsx';
import { styled } from '../kit/styled.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { ResourceLibrary } from './resource-library.tsx';

const Column = styled('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The library of dealers; campaigns are its category so far (domain guide 6.15, 6.16). */
export const ResourcesPage = observer(() => {
  const model = useModel('resources');
  return (
    <>
      <PageTitle title="Resources" />
      <LoadedView from={model.list} waiting="Loading the resources">
        {({ resources }) => (
          <Column>
            <ResourceLibrary model={model} all={resources} />
          </Column>
        )}
      </LoadedView>
    </>
  );
});
