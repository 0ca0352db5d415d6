import { httpIntakeGateway } from '#adapters/http/http-intake.gateway.ts';
import { BugDialog } from '#ui/intake/bug.dialog.tsx';
import { BugViewModel } from '#ui/intake/bug.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** Submit A Bug. */
export const section = createSection(BugDialog, (model) => {
  model(
    'bug',
    [TOKENS.http, TOKENS.makeKey],
    ({ client }, makeKey) =>
      new BugViewModel({ intake: httpIntakeGateway(client), key: makeKey() }),
  );
});
