import { observer } from 'mobx-react-lite';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { ResourceLibrary } from './resource-library.tsx';

/** The library of dealers; campaigns are its category so far (domain guide 6.15, 6.16). */
export const ResourcesPage = observer(() => {
  const model = useModel('resources');
  return (
    <>
      <PageTitle title="Resources" />
      <LoadedView from={model.list} waiting="Loading the resources">
        {({ resources }) => (
          <Stack gap={4}>
            <ResourceLibrary model={model} all={resources} />
          </Stack>
        )}
      </LoadedView>
    </>
  );
});
