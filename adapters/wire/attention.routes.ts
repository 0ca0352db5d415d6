import { attentionApi } from '#core/attention/attention.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof attentionApi> = {
  attention: 'GET home/attention',
  sayAttention: 'PUT site/{sn}/attention',
  acknowledgeAttention: 'POST home/attention/acknowledge',
  assignAttention: 'POST home/attention/assign',
  watchSite: 'PUT site/{sn}/watch',
};

export const attentionRoutes = routesOf(attentionApi, lines);
