import { signalsApi } from '#core/signals/signals.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof signalsApi> = {
  receiveBatch: 'POST signals/batch',
};

export const signalsRoutes = routesOf(signalsApi, lines);
