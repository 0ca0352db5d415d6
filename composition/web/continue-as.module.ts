import { ContainerModule } from 'inversify';
import { ResumeStaff } from '#core/impersonation/resume-staff.use-case.ts';
import { ContinueAs } from '#ui/impersonation/continue-as.tsx';
import { ContinueAsViewModel } from '#ui/impersonation/continue-as.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.continueAs).toResolvedValue(
    (impersonation, session) => {
      const resume = new ResumeStaff({ impersonation, session });
      return new ContinueAsViewModel({
        actions: { waiting: () => impersonation.waiting(), resume: () => resume.execute() },
      });
    },
    [TOKENS.impersonationGateway, TOKENS.sessionContext],
  );
});

/** The way back for a staff member whose impersonation is over. */
export const continueAs: Section = { module, Component: ContinueAs };
