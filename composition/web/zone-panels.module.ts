import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { zonesRoutes } from '#adapters/wire/zones.routes.ts';
import { AddManyViewModel } from '#ui/zones/add-many.view-model.ts';
import { ImportFileViewModel } from '#ui/zones/import-file.view-model.ts';
import { ZonePanelsPart } from '#ui/zones/zone-panels.part.tsx';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** What stands open over the list of zones, fetched with the first press; what goes on in the background is followed by the list's own follower. */
export const section = createSection(ZonePanelsPart, {
  zoneAdding: ({ client, toasts }) =>
    new AddManyViewModel({
      gateway: gatewayOf(client, zonesRoutes),
      newId: () => cryptoIdSource.next(),
      toasts,
    }),
  zoneImport: ({ client, context, makeKey, model, toasts }) =>
    new ImportFileViewModel({
      gateway: gatewayOf(client, zonesRoutes),
      reader: csvParseReader,
      newId: () => cryptoIdSource.next(),
      key: makeKey(),
      // It belongs to the list, over which alone this stands.
      job: { follow: (job) => model('zoneImportJob').follow(job) },
      mayImportSites: siteRights({ context }).mayStartJobs,
      toasts,
    }),
});
