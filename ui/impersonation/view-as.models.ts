import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { startImpersonation } from '#core/impersonation/start-impersonation.use-case.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import type { Models } from '../sections/section.ts';
import { ViewAsViewModel } from './view-as.view-model.ts';

export const viewAsModels: Models = {
  viewAs: ({ context: session, dialogs, gatewayOf }) =>
    new ViewAsViewModel({
      detail: dialogs.request?.detail ?? null,
      mayAct: session.current.view?.user.roles.includes(STAFF_RIGHTS.actAs) ?? false,
      begin: startImpersonation({
        impersonation: gatewayOf(impersonationApi),
        session,
      }),
    }),
};
