import { httpImpersonationGateway } from '#adapters/http/http-impersonation.gateway.ts';
import { StartImpersonation } from '#core/impersonation/start-impersonation.use-case.ts';
import { STAFF_RIGHTS } from '#core/permission/staff-rights.ts';
import { ViewAsDialog } from '#ui/impersonation/view-as.dialog.tsx';
import { ViewAsViewModel } from '#ui/impersonation/view-as.view-model.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** The question before a staff member sees the portal as a user. */
export const section = createSection(ViewAsDialog, (model) => {
  model(
    'viewAs',
    [TOKENS.http, TOKENS.context, modelToken('dialogs')],
    ({ client }, session, dialogs) => {
      const impersonation = httpImpersonationGateway(client);
      const start = new StartImpersonation({ impersonation, session });
      return new ViewAsViewModel({
        detail: dialogs.request?.detail ?? null,
        mayAct: session.current.view?.user.roles.includes(STAFF_RIGHTS.actAs) ?? false,
        begin: (input) => start.execute(input),
      });
    },
  );
});
