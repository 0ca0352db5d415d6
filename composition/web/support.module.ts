import { httpImpersonationGateway } from '#adapters/http/http-impersonation.gateway.ts';
import { httpSupportGateway } from '#adapters/http/http-support.gateway.ts';
import { ReportsViewModel } from '#ui/support/reports.view-model.ts';
import { StaffRightsViewModel } from '#ui/support/staff-rights.view-model.ts';
import { SupportPage } from '#ui/support/support.page.tsx';
import { SupportViewModel } from '#ui/support/support.view-model.ts';
import { VisitsViewModel } from '#ui/support/visits.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** Support, for provider staff. */
export const section = createSection(SupportPage, (model) => {
  model(
    'support',
    [TOKENS.http, TOKENS.toasts, TOKENS.files, TOKENS.ownPreferences],
    ({ client }, toasts, files, own) =>
      new SupportViewModel({ support: httpSupportGateway(client), toasts, files, own }),
  );
  model(
    'reports',
    [TOKENS.http, TOKENS.toasts, TOKENS.files, TOKENS.ownPreferences],
    ({ client }, toasts, files, own) =>
      new ReportsViewModel({ support: httpSupportGateway(client), toasts, files, own }),
  );
  model(
    'staffRights',
    [TOKENS.http, TOKENS.toasts, TOKENS.files, TOKENS.ownPreferences],
    ({ client }, toasts, files, own) =>
      new StaffRightsViewModel({ support: httpSupportGateway(client), toasts, files, own }),
  );
  model(
    'visits',
    [TOKENS.http, TOKENS.toasts, TOKENS.files, TOKENS.ownPreferences],
    ({ client }, toasts, files, own) =>
      new VisitsViewModel({
        impersonation: httpImpersonationGateway(client),
        toasts,
        files,
        own,
      }),
  );
});
