import { httpImpersonationGateway } from '#adapters/http/http-impersonation.gateway.ts';
import { resumeStaff } from '#core/impersonation/impersonation.use-case.ts';
import { ContinueAs } from '#ui/impersonation/continue-as.tsx';
import { ContinueAsViewModel } from '#ui/impersonation/continue-as.view-model.ts';
import { createSection } from './section.ts';

/** The way back for a staff member whose impersonation is over. */
export const section = createSection(ContinueAs, {
  continueAs: ({ client, context }) => {
    const impersonation = httpImpersonationGateway(client);
    return new ContinueAsViewModel({
      actions: {
        waiting: () => impersonation.waiting(),
        resume: resumeStaff({ impersonation, session: context }),
      },
    });
  },
});
