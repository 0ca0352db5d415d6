import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useModel } from '../shell/use-model.ts';
import { ProvidersDialog } from './providers-dialog.tsx';
import { TenantDialog } from './tenant-dialog.tsx';

/** Continue With Single Sign-On: the providers of a dealer, and the tenant picker where none is known (spec §2.4). */
export const SsoDialog = observer(() => {
  const model = useModel('sso');
  // Somebody who goes Back from the provider finds this page as it was left.
  useEffect(() => {
    const comeBack = (): void => model.comeBack();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [model]);
  const { flow } = model;
  switch (flow.at) {
    case 'looking':
      return (
        <Dialog id="sso" title="Single sign-on" size="md" onClose={() => model.close()}>
          <Skeleton lines={3} label="Looking up your company" />
        </Dialog>
      );
    case 'picker':
      return <TenantDialog key="picker" model={model} />;
    case 'providers':
    case 'leaving':
      return (
        <ProvidersDialog
          key="providers"
          tenant={flow.tenant}
          leaving={flow.at === 'leaving' ? flow.provider : null}
          onChoose={(provider) => model.choose(provider)}
          onPickAnother={() => model.pickAnother()}
          onClose={() => model.close()}
        />
      );
  }
});
