import { observer } from 'mobx-react-lite';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { ExtendButtons, OffButton } from './running-test.tsx';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';

/** On phones, the actions of the running test at the bottom. Several running tests have their actions on their own panels. */
export const RunningTestBar = observer(({ model }: { readonly model: SiteTestsViewModel }) => {
  const [test, ...others] = model.running;
  if (!model.mayEdit || test === undefined || others.length > 0) return null;
  return (
    <BottomBar>
      <ExtendButtons model={model} test={test} few />
      <OffButton model={model} test={test} />
    </BottomBar>
  );
});
