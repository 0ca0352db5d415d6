import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { httpTermsGateway } from '#adapters/http/http-terms.gateway.ts';
import { portalImportRoutes } from '#adapters/wire/portal-import.routes.ts';
import { provisioningRoutes } from '#adapters/wire/provisioning.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { PORTAL_EXPORT_JOB } from '#core/provisioning/portal-import.schema.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { PeopleTab } from '#ui/provisioning/people-tab.tsx';
import { PortalExport } from '#ui/provisioning/portal-export.ts';
import { PortalImportFiles } from '#ui/provisioning/portal-import-files.ts';
import { PortalImportViewModel } from '#ui/provisioning/portal-import.view-model.ts';
import { ProvisioningViewModel } from '#ui/provisioning/provisioning.view-model.ts';
import { TermsViewModel } from '#ui/provisioning/terms.view-model.ts';
import { createSection } from './section.ts';

/** Site groups and people of the installation, a tab of Support. */
export const section = createSection(
  PeopleTab,
  {
    provisioning: ({ client, clock, files, makeKey, model, toasts, ownDrafts }) => {
      const imports = gatewayOf(client, portalImportRoutes);
      const job = model('portalExportJob');
      void job.takeUp(PORTAL_EXPORT_JOB);
      const now = (): number => clock.now();
      return new ProvisioningViewModel({
        gateway: gatewayOf(client, provisioningRoutes),
        makeKey,
        toasts,
        now,
        makeTerms: (onPublished) =>
          new TermsViewModel(
            new AgreementTextViewModel({
              kind: 'terms',
              texts: httpTermsGateway(client),
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
                (await import('#core/provisioning/portal-csv.rule.ts')).portalCsvHead(),
            }),
          }),
        exporting: new PortalExport({
          gateway: imports,
          key: makeKey(),
          job,
        }),
      });
    },
  },
  {
    portalExportJob: ({ client, files, toasts }) =>
      new JobFollower({
        jobs: gatewayOf(client, jobsRoutes),
        files,
        toasts,
        words: { unit: 'site' },
      }),
  },
);
