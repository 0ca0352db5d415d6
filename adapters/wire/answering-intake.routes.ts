import { answeringIntakeApi } from '#core/answering-messages/answering-intake.api.ts';
import { routesOf } from './routes-of.ts';

export const answeringIntakeRoutes = routesOf(answeringIntakeApi, {
  receiveAnsweringMessages: 'POST ans-service/messages/batch',
});
