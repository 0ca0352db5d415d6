import { httpIntakeGateway } from '#adapters/http/http-intake.gateway.ts';
import { BugDialog } from '#ui/intake/bug.dialog.tsx';
import { BugViewModel } from '#ui/intake/bug.view-model.ts';
import { createSection } from './section.ts';

/** Submit A Bug. */
export const section = createSection(BugDialog, {
  bug: ({ client, makeKey, ownDrafts }) =>
    new BugViewModel({ intake: httpIntakeGateway(client), key: makeKey(), ownDrafts }),
});
