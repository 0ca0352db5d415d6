import { intakeApi } from '#core/intake/intake.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof intakeApi> = {
  submitBug: 'POST intake/bug',
  submitFeedback: 'POST intake/feedback',
};

export const intakeRoutes = routesOf(intakeApi, lines);
