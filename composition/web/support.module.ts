import { httpImpersonationGateway } from '#adapters/http/http-impersonation.gateway.ts';
import { CertificateCheckViewModel } from '#ui/support/certificate-check.view-model.ts';
import { httpSupportGateway } from '#adapters/http/http-support.gateway.ts';
import { LatelyLookedUp } from '#ui/support/lately.store.ts';
import { PersonPlaceViewModel } from '#ui/support/person-place.view-model.ts';
import { ReportsViewModel } from '#ui/support/reports.view-model.ts';
import { StaffRightsViewModel } from '#ui/support/staff-rights.view-model.ts';
import { SupportPage } from '#ui/support/support.page.tsx';
import { SupportViewModel } from '#ui/support/support.view-model.ts';
import { VisitsViewModel } from '#ui/support/visits.view-model.ts';
import type { Parts } from './parts.ts';
import { createSection } from './section.ts';
import { supportDesk } from './support-desk.ts';
import { accountInfoRoutes } from '#adapters/wire/account-info.routes.ts';

const listParts = ({ client, toasts, files, own }: Parts) => ({
  support: httpSupportGateway(client),
  toasts,
  files,
  own,
});

/** Support, for provider staff. */
export const section = createSection(SupportPage, {
  support: (parts) => new SupportViewModel(listParts(parts)),
  supportDesk,
  personPlace: (parts) =>
    new PersonPlaceViewModel({
      ...listParts(parts),
      makeKey: parts.makeKey,
      clock: parts.clock,
      lately: new LatelyLookedUp(parts.own),
    }),
  reports: (parts) => new ReportsViewModel(listParts(parts)),
  staffRights: (parts) => new StaffRightsViewModel(listParts(parts)),
  certificateCheck: ({ client }) =>
    new CertificateCheckViewModel((number) =>
      client.call(accountInfoRoutes.checkCertificate, { number }),
    ),
  visits: ({ client, toasts, files, own }) => {
    const impersonation = httpImpersonationGateway(client);
    return new VisitsViewModel({ impersonation, toasts, files, own });
  },
});
