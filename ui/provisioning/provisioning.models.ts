import { jobsApi } from '#core/jobs/jobs.api.ts';
import { portalImportApi } from '#core/provisioning/portal-import.api.ts';
import { PORTAL_EXPORT_JOB } from '#core/provisioning/portal-import.schema.ts';
import { provisioningApi } from '#core/provisioning/provisioning.api.ts';
import { AgreementTextViewModel } from '../documents/agreement-text.view-model.ts';
import { JobFollower } from '../jobs/job-follower.ts';
import type { Models } from '../sections/section.ts';
import { PortalExport } from './portal-export.ts';
import { PortalImportFiles } from './portal-import-files.ts';
import { PortalImportViewModel } from './portal-import.view-model.ts';
import { ProvisioningViewModel } from './provisioning.view-model.ts';
import { TermsViewModel } from './terms.view-model.ts';

export const provisioningModels: Models = {
  provisioning: ({ clock, files, makeKey, model, toasts, ownDrafts, gatewayOf }) => {
    const provisioning = gatewayOf(provisioningApi);
    const imports = gatewayOf(portalImportApi);
    const job = model('portalExportJob');
    void job.takeUp(PORTAL_EXPORT_JOB);
    const now = (): number => clock.now();
    return new ProvisioningViewModel({
      gateway: provisioning,
      makeKey,
      toasts,
      now,
      makeTerms: (onPublished) =>
        new TermsViewModel(
          new AgreementTextViewModel({
            kind: 'terms',
            texts: {
              read: provisioning.termsHistory,
              readVersion: (version) => provisioning.termsVersion({ version }),
              publish: (text, version) => provisioning.publishTerms({ text, rev: version }),
            },
            toasts,
            ownDrafts,
            onPublished,
          }),
          now,
        ),
      makeImport: (onWritten) =>
        new PortalImportViewModel({
          gateway: imports,
          key: makeKey(),
          now,
          onWritten,
          files: new PortalImportFiles({
            gateway: imports,
            files,
            head: async () =>
              (await import('#core/provisioning/portal-csv-lines.rule.ts')).portalCsvHead(),
          }),
        }),
      exporting: new PortalExport({
        gateway: imports,
        key: makeKey(),
        job,
      }),
    });
  },
};

export const provisioningSingle: Models = {
  portalExportJob: ({ files, toasts, gatewayOf }) =>
    new JobFollower({
      jobs: gatewayOf(jobsApi),
      files,
      toasts,
      words: { unit: 'site' },
    }),
};
