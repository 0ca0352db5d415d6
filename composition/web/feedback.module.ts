import { ContainerModule } from 'inversify';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { FeedbackDialog } from '#ui/intake/feedback.dialog.tsx';
import { FeedbackViewModel } from '#ui/intake/feedback.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.feedback).toResolvedValue(
    (intake) => new FeedbackViewModel({ intake, key: new AttemptKey(cryptoIdSource) }),
    [TOKENS.intakeGateway],
  );
});

/** Provide Feedback. */
export const feedback: Section = { module, Component: FeedbackDialog };
