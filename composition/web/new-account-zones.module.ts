import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { zonesRoutes } from '#adapters/wire/zones.routes.ts';
import { draftZonesGateway } from '#core/new-account/draft-zones.store.ts';
import { DraftZonesViewModel } from '#ui/zones/draft-zones.view-model.ts';
import { ZonesStep } from '#ui/zones/draft-zones.part.tsx';
import { AddManyViewModel } from '#ui/zones/add-many.view-model.ts';
import { ImportFileViewModel } from '#ui/zones/import-file.view-model.ts';
import { zoneDraft } from '#ui/zones/zone-draft.ts';
import { draftParts } from './draft-parts.ts';
import type { Parts } from './parts.ts';
import { createSection } from './section.ts';

const newId = (): string => cryptoIdSource.next();

const zonesOf = ({ client, model }: Pick<Parts, 'client' | 'model'>) =>
  draftZonesGateway(model('newAccount'), gatewayOf(client, zonesRoutes));

/** The zones of a draft; a file is about this account alone. */
export const section = createSection(ZonesStep, {
  newAccountZones: (parts) => {
    const { live, ownDrafts, toasts } = draftParts(parts);
    return new DraftZonesViewModel({
      live,
      toasts,
      newId,
      store: parts.model('newAccount'),
      gateway: zonesOf(parts),
      draft: zoneDraft(ownDrafts),
      mayChange: 'all',
    });
  },
  newAccountZoneAdding: (parts) =>
    new AddManyViewModel({ gateway: zonesOf(parts), newId, toasts: parts.toasts }),
  newAccountZoneImport: (parts) =>
    new ImportFileViewModel({
      gateway: zonesOf(parts),
      reader: csvParseReader,
      newId,
      key: parts.makeKey(),
      toasts: parts.toasts,
      job: { follow: () => undefined },
      mayImportSites: false,
    }),
});
