import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { bulkTestsApi } from '#core/bulk-tests/bulk-tests.api.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { useModel } from '../shell/use-model.ts';
import { BulkSitesContext } from '../lists/bulk-sites.ts';
import { BulkTestPanel } from './bulk-test-panel.tsx';
import { BulkTestViewModel } from './bulk-test.view-model.ts';

/** The panel of an act on the accounts that the screen around it names. */
export const BulkSitesPart = observer(() => {
  const model = useModel('bulkSites');
  const named = useContext(BulkSitesContext);
  useEffect(() => {
    if (named === null) return;
    const { act, onDone, siteNums } = named;
    model.open(act, { selection: () => ({ siteNums }), onDone });
  }, [model, named]);
  if (named === null || !model.isOpen) return null;
  return <BulkTestPanel model={model} selected={named.siteNums.length} onClose={named.onClose} />;
});

export const section = createSection(BulkSitesPart, {
  bulkSites: ({ context, gatewayOf, ids }) =>
    new BulkTestViewModel({
      gateway: gatewayOf(bulkTestsApi),
      newId: () => ids.next(),
      permanentNotes: siteRights({ context }).mayChange('siteEdit'),
    }),
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly bulkSites: BulkTestViewModel;
  }
}
