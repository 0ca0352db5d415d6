import { httpIntakeGateway } from '#adapters/http/http-intake.gateway.ts';
import { FeedbackDialog } from '#ui/intake/feedback.dialog.tsx';
import { FeedbackViewModel } from '#ui/intake/feedback.view-model.ts';
import { createSection } from './section.ts';

/** Provide Feedback. */
export const section = createSection(FeedbackDialog, {
  feedback: ({ client, makeKey, ownDrafts }) =>
    new FeedbackViewModel({ intake: httpIntakeGateway(client), key: makeKey(), ownDrafts }),
});
