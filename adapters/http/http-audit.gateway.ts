import type { AuditFilter } from '#core/audit/audit-filter.ts';
import type { AuditGateway } from '#core/audit/audit.gateway.port.ts';
import { auditChain, auditExport, auditPage, auditPrint } from '../wire/audit.wire.ts';
import type { ApiClient } from './api-client.ts';

const queryOf = ({ from, to, person, operation, result, text }: AuditFilter) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(person !== '' && { person }),
  ...(operation !== '' && { operation }),
  ...(result !== null && { result }),
  ...(text !== '' && { text }),
});

/** The record over HTTP. */
export class HttpAuditGateway implements AuditGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  page(...[filter, at]: Parameters<AuditGateway['page']>): ReturnType<AuditGateway['page']> {
    const { before, size } = at;
    const query = {
      ...queryOf(filter),
      ...(before !== null && { before: String(before) }),
      size: `${size}` as const,
    };
    return this.#client.call(auditPage, { query });
  }

  exportLines(filter: AuditFilter): ReturnType<AuditGateway['exportLines']> {
    return this.#client.call(auditExport, { query: queryOf(filter), background: true });
  }

  printLines(
    ...[filter, columns]: Parameters<AuditGateway['printLines']>
  ): ReturnType<AuditGateway['printLines']> {
    const query = { ...queryOf(filter), ...(columns.length > 0 && { columns: columns.join(',') }) };
    return this.#client.call(auditPrint, { query, background: true });
  }

  checkChain(after: number): ReturnType<AuditGateway['checkChain']> {
    return this.#client.call(auditChain, { query: { after: String(after) }, background: true });
  }
}
