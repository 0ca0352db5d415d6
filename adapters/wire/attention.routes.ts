import { attentionApi } from '#core/attention/attention.api.ts';
import { routesOf } from './routes-of.ts';

export const attentionRoutes = routesOf(attentionApi, {
  attention: 'GET home/attention',
  sayAttention: 'PUT site/{sn}/attention',
  watchSite: 'PUT site/{sn}/watch',
});
