import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { resumeStaff } from '#core/impersonation/start-impersonation.use-case.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { Models } from '../sections/section.ts';
import { ContinueAsViewModel } from './continue-as.view-model.ts';

export const continueAsModels: Models = {
  continueAs: ({ context, gatewayOf }) => {
    const impersonation = gatewayOf(impersonationApi);
    return new ContinueAsViewModel({
      actions: {
        waiting: async () => mapOk(await impersonation.waitingStaff(), ({ name }) => name),
        resume: resumeStaff({ impersonation, session: context }),
      },
    });
  },
};
