import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { startImpersonation } from '#core/impersonation/impersonation.use-case.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { ViewAsDialog } from '#ui/impersonation/view-as.dialog.tsx';
import { ViewAsViewModel } from '#ui/impersonation/view-as.view-model.ts';
import { createSection } from './section.ts';

/** The question before a staff member sees the portal as a user. */
export const section = createSection(ViewAsDialog, {
  viewAs: ({ client, context: session, dialogs }) =>
    new ViewAsViewModel({
      detail: dialogs.request?.detail ?? null,
      mayAct: session.current.view?.user.roles.includes(STAFF_RIGHTS.actAs) ?? false,
      begin: startImpersonation({
        impersonation: gatewayOf(client, impersonationRoutes),
        session,
      }),
    }),
});
