import { intakeApi } from '#core/intake/intake.api.ts';
import { routesOf } from './routes-of.ts';

export const intakeRoutes = routesOf(intakeApi, {
  submitBug: 'POST intake/bug',
  submitFeedback: 'POST intake/feedback',
});
