import type { ImpersonationGateway } from '#core/impersonation/impersonation.gateway.port.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import * as wire from '../wire/impersonation.wire.ts';
import { exportQuery, listQueryText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Seeing the portal as a user, over HTTP; its lists are read by screens that say themselves what went wrong. */
export class HttpImpersonationGateway implements ImpersonationGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  start(
    input: Parameters<ImpersonationGateway['start']>[0],
  ): ReturnType<ImpersonationGateway['start']> {
    return this.#client.call(wire.startImpersonation, { body: input });
  }

  end(): ReturnType<ImpersonationGateway['end']> {
    return this.#client.call(wire.endImpersonation);
  }

  async waiting(): ReturnType<ImpersonationGateway['waiting']> {
    const answer = await this.#client.call(wire.waitingStaff, { background: true });
    return answer.ok ? { ok: true, value: answer.value.name } : answer;
  }

  resume(): ReturnType<ImpersonationGateway['resume']> {
    return this.#client.call(wire.resumeStaff);
  }

  async ownVisits(): ReturnType<ImpersonationGateway['ownVisits']> {
    const answer = await this.#client.call(wire.ownVisits, { background: true });
    return answer.ok ? { ok: true, value: answer.value.visits } : answer;
  }

  exportVisits({
    query,
    ...wanted
  }: Parameters<ImpersonationGateway['exportVisits']>[0]): ReturnType<
    ImpersonationGateway['exportVisits']
  > {
    const asked = { ...listQueryText(VISIT_LIST, query), ...exportQuery(wanted) };
    return this.#client.call(wire.visitsExport, { query: asked, background: true });
  }

  async visits(): ReturnType<ImpersonationGateway['visits']> {
    const answer = await this.#client.call(wire.visits, { background: true });
    return answer.ok ? { ok: true, value: answer.value.visits } : answer;
  }
}
