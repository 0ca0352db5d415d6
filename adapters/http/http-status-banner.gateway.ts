import type { NoticeGateway } from '#core/notices/banner.gateway.port.ts';
import { statusBanner } from '../wire/public.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The status banner over HTTP, in the background: its failure throws nobody out of a form (gating README). */
export const httpNoticeGateway = (client: ApiClient): NoticeGateway => ({
  statusBanner: () => client.call(statusBanner, {}, { background: true }),
});
