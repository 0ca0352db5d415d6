import { ContainerModule } from 'inversify';
import { StartImpersonation } from '#core/impersonation/start-impersonation.use-case.ts';
import { STAFF_RIGHTS } from '#core/permission/staff-rights.ts';
import { ViewAsDialog } from '#ui/impersonation/view-as.dialog.tsx';
import { ViewAsViewModel } from '#ui/impersonation/view-as.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.viewAs).toResolvedValue(
    (impersonation, session, dialogs) => {
      const start = new StartImpersonation({ impersonation, session });
      return new ViewAsViewModel({
        detail: dialogs.request?.detail ?? null,
        mayAct: session.current.view?.user.roles.includes(STAFF_RIGHTS.actAs) ?? false,
        begin: (input) => start.execute(input),
      });
    },
    [TOKENS.impersonationGateway, TOKENS.sessionContext, VIEW_MODEL_TOKENS.dialogs],
  );
});

/** The question before a staff member sees the portal as a user. */
export const viewAs: Section = { module, Component: ViewAsDialog };
