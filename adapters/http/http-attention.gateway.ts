import type { AttentionGateway } from '#core/attention/attention.gateway.port.ts';
import * as wire from '../wire/attention.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What needs somebody, over HTTP. */
export const httpAttentionGateway = (client: ApiClient): AttentionGateway => ({
  list: (show, most, how) => client.call(wire.attention, { show, most }, how),
  say: ({ siteNum: sn, key }, rev, said) => client.call(wire.sayAttention, { sn, key, rev, said }),
});
