import { answeringIntakeApi } from '#core/answering-messages/answering-intake.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof answeringIntakeApi> = {
  receiveAnsweringMessages: 'POST ans-service/messages/batch',
};

export const answeringIntakeRoutes = routesOf(answeringIntakeApi, lines);
