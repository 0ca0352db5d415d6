import { httpIntakeGateway } from '#adapters/http/http-intake.gateway.ts';
import { FeedbackDialog } from '#ui/intake/feedback.dialog.tsx';
import { FeedbackViewModel } from '#ui/intake/feedback.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** Provide Feedback. */
export const section = createSection(FeedbackDialog, (model) => {
  model(
    'feedback',
    [TOKENS.http, TOKENS.makeKey],
    ({ client }, makeKey) =>
      new FeedbackViewModel({ intake: httpIntakeGateway(client), key: makeKey() }),
  );
});
