import type { NoticeGateway } from '#core/notices/notice.gateway.port.ts';
import { statusBanner } from '../wire/public.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The status banner over HTTP, in the background: its failure throws nobody out of a form (gating README). */
export class HttpNoticeGateway implements NoticeGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  statusBanner(): ReturnType<NoticeGateway['statusBanner']> {
    return this.#client.call(statusBanner, { background: true });
  }
}
