import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { BugDialog } from '#ui/intake/bug.dialog.tsx';
import { BugViewModel } from '#ui/intake/bug.view-model.ts';
import { createSection } from './section.ts';

/** Submit A Bug. */
export const section = createSection(BugDialog, {
  bug: ({ client, makeKey, ownDrafts }) =>
    new BugViewModel({ intake: gatewayOf(client, intakeRoutes), key: makeKey(), ownDrafts }),
});
