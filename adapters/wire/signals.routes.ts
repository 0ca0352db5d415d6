import { signalsApi } from '#core/signals/signals.api.ts';
import { routesOf } from './routes-of.ts';

export const signalsRoutes = routesOf(signalsApi, {
  receiveBatch: 'POST signals/batch',
});
