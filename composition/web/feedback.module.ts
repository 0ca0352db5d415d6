import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { FeedbackDialog } from '#ui/intake/feedback.dialog.tsx';
import { FeedbackViewModel } from '#ui/intake/feedback.view-model.ts';
import { createSection } from './section.ts';

/** Provide Feedback. */
export const section = createSection(FeedbackDialog, {
  feedback: ({ client, makeKey, ownDrafts }) =>
    new FeedbackViewModel({ intake: gatewayOf(client, intakeRoutes), key: makeKey(), ownDrafts }),
});
