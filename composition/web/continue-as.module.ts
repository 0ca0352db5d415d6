import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { mapOk } from '#core/kernel/result.ts';
import { resumeStaff } from '#core/impersonation/impersonation.use-case.ts';
import { ContinueAs } from '#ui/impersonation/continue-as.tsx';
import { ContinueAsViewModel } from '#ui/impersonation/continue-as.view-model.ts';
import { createSection } from './section.ts';

/** The way back for a staff member whose impersonation is over. */
export const section = createSection(ContinueAs, {
  continueAs: ({ client, context }) => {
    const impersonation = gatewayOf(client, impersonationRoutes);
    return new ContinueAsViewModel({
      actions: {
        waiting: async () => mapOk(await impersonation.waitingStaff(), ({ name }) => name),
        resume: resumeStaff({ impersonation, session: context }),
      },
    });
  },
});
