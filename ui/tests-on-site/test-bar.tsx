import { observer } from 'mobx-react-lite';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { MEDIA } from '../kit/media.ts';
import { useMedia } from '../kit/use-size.ts';
import { ExtendButtons, OffButton } from './running-test.tsx';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';
import { TestPress } from './test-form.tsx';

/**
 * The bar at the bottom of a phone: the actions of the running test, or the button that places one. Several running tests
 * have their actions on their own panels, and a dealer's form its own button.
 */
export const TestBar = observer(({ model }: { readonly model: SiteTestsViewModel }) => {
  const phone = useMedia(MEDIA.phone);
  const form = model.screen?.role === 'customer' ? model.placing.form : null;
  const [test, ...others] = model.running;
  if (!phone || others.length > 0 || (test === undefined && form === null)) return null;
  return (
    <BottomBar>
      {test !== undefined ? (
        <>
          <ExtendButtons model={model} test={test} few />
          <OffButton model={model} test={test} />
        </>
      ) : (
        form !== null && <TestPress model={model} form={form} />
      )}
    </BottomBar>
  );
});
