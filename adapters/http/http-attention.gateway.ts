import type { AttentionGateway } from '#core/attention/attention.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { attentionRoutes } from '../wire/attention.routes.ts';

/** What needs somebody, over HTTP. */
export const httpAttentionGateway = (client: ApiClient): AttentionGateway => ({
  list: (show, most, how) => client.call(attentionRoutes.attention, { show, most }, how),
  say: ({ siteNum: sn, key }, rev, said) =>
    client.call(attentionRoutes.sayAttention, { sn, key, rev, said }),
});
