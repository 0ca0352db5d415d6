import { jobsApi } from '#core/jobs/jobs.api.ts';
import { ZONE_IMPORT_JOB } from '#core/zones/zone-import-check.schema.ts';
import { zonesApi } from '#core/zones/zones.api.ts';
import { JobFollower } from '../jobs/job-follower.ts';
import type { Models } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { IMPORT_TEXT } from './import-text.ts';
import { zoneDraft } from './zone-draft.ts';
import { ZonesViewModel } from './zones.view-model.ts';

export const zonesModels: Models = {
  zones: ({ context, files, live, model, own, ownDrafts, toasts, gatewayOf, ids }) => {
    const { isCustomer, mayChange, mayStartJobs } = siteRights({ context });
    const job = model('zoneImportJob');
    const mayEdit = mayChange('zonesEdit');
    if (mayEdit && !isCustomer && mayStartJobs) void job.takeUp(ZONE_IMPORT_JOB);
    return new ZonesViewModel({
      gateway: gatewayOf(zonesApi),
      draft: zoneDraft(ownDrafts),
      newId: () => ids.next(),
      mayChange: !mayEdit ? 'nothing' : isCustomer ? 'words' : 'all',
      plain: isCustomer,
      files,
      job,
      live,
      own,
      toasts,
    });
  },
};

export const zonesSingle: Models = {
  zoneImportJob: ({ files, toasts, gatewayOf }) =>
    new JobFollower({ jobs: gatewayOf(jobsApi), files, toasts, words: IMPORT_TEXT }),
};
