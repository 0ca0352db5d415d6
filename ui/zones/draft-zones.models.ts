import { draftZonesStore } from '#core/new-account/draft-zones.store.ts';
import { zonesApi } from '#core/zones/zones.api.ts';
import { draftParts } from '../sections/draft-parts.ts';
import type { Parts } from '../sections/parts.ts';
import type { Models } from '../sections/section.ts';
import { AddManyViewModel } from './add-many.view-model.ts';
import { DraftZonesViewModel } from './draft-zones.view-model.ts';
import { ImportFileViewModel } from './import-file.view-model.ts';
import { zoneDraft } from './zone-draft.ts';

const zonesOf = ({ gatewayOf, model }: Pick<Parts, 'gatewayOf' | 'model'>) =>
  draftZonesStore(model('newAccount'), gatewayOf(zonesApi));

export const draftZonesModels: Models = {
  newAccountZones: (parts) => {
    const { live, ownDrafts, toasts } = draftParts(parts);
    return new DraftZonesViewModel({
      live,
      toasts,
      newId: () => parts.ids.next(),
      store: parts.model('newAccount'),
      gateway: zonesOf(parts),
      draft: zoneDraft(ownDrafts),
      mayChange: 'all',
      plain: false,
    });
  },
  newAccountZoneAdding: (parts) =>
    new AddManyViewModel({
      gateway: zonesOf(parts),
      newId: () => parts.ids.next(),
      toasts: parts.toasts,
    }),
  newAccountZoneImport: (parts) =>
    new ImportFileViewModel({
      gateway: zonesOf(parts),
      reader: parts.csvReader,
      newId: () => parts.ids.next(),
      key: parts.makeKey(),
      toasts: parts.toasts,
      job: { follow: () => undefined },
      mayImportSites: false,
    }),
};
