import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { zonesRoutes } from '#adapters/wire/zones.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { ZONE_IMPORT_JOB } from '#core/zones/zone-import.schema.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ZonesPage } from '#ui/zones/zones.page.tsx';
import { IMPORT_WORDS } from '#ui/zones/import-words.ts';
import { zoneDraft } from '#ui/zones/zone-draft.ts';
import { ZonesViewModel } from '#ui/zones/zones.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** The zones of a site; an import of many sites is followed as long as the page lives. */
export const section = createSection(
  ZonesPage,
  {
    zones: ({ client, context, files, live, model, own, ownDrafts, toasts }) => {
      const { isCustomer, mayChange, mayStartJobs } = siteRights({ context });
      const job = model('zoneImportJob');
      const mayEdit = mayChange('zonesEdit');
      if (mayEdit && !isCustomer && mayStartJobs) void job.takeUp(ZONE_IMPORT_JOB);
      return new ZonesViewModel({
        gateway: gatewayOf(client, zonesRoutes),
        draft: zoneDraft(ownDrafts),
        newId: () => cryptoIdSource.next(),
        mayChange: !mayEdit ? 'nothing' : isCustomer ? 'words' : 'all',
        files,
        job,
        live,
        own,
        toasts,
      });
    },
  },
  {
    zoneImportJob: ({ client, files, toasts }) =>
      new JobFollower({ jobs: gatewayOf(client, jobsRoutes), files, toasts, words: IMPORT_WORDS }),
  },
);
