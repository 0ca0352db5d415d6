import { REPORT_LIST } from '#core/support/report-list.ts';
import { ok } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import {
  supportAction,
  supportReports,
  supportReportsExport,
  supportReportStatus,
  supportRights,
  supportStaff,
  supportStep,
  supportUsers,
  supportUsersExport,
} from '../wire/support.wire.ts';
import { exportQuery, listQueryText, sortQuery } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Support over HTTP. */
export class HttpSupportGateway implements SupportGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  findUsers({
    text,
    sort,
    page,
    size,
  }: Parameters<SupportGateway['findUsers']>[0]): ReturnType<SupportGateway['findUsers']> {
    return this.#client.call(supportUsers, {
      query: { text, ...sortQuery(sort), page: String(page), size: String(size) },
    });
  }

  exportUsers({
    text,
    sort,
    columns,
    format,
  }: Parameters<SupportGateway['exportUsers']>[0]): ReturnType<SupportGateway['exportUsers']> {
    return this.#client.call(supportUsersExport, {
      query: { text, ...sortQuery(sort), ...exportQuery({ columns, format }) },
      background: true,
    });
  }

  help(
    ...[accountId, action]: Parameters<SupportGateway['help']>
  ): ReturnType<SupportGateway['help']> {
    return this.#client.call(supportAction, { params: { accountId }, body: { action } });
  }

  requireStep(
    ...[accountId, step]: Parameters<SupportGateway['requireStep']>
  ): ReturnType<SupportGateway['requireStep']> {
    return this.#client.call(supportStep, { params: { accountId }, body: { step } });
  }

  reports({
    search,
    filters,
    sort,
    page,
    size,
  }: Parameters<SupportGateway['reports']>[0]): ReturnType<SupportGateway['reports']> {
    const text = search.trim();
    return this.#client.call(supportReports, {
      query: {
        page: String(page),
        size: String(size),
        ...filters,
        ...(text !== '' && { text }),
        ...sortQuery(sort),
      },
    });
  }

  exportReports({
    query,
    ...wanted
  }: Parameters<SupportGateway['exportReports']>[0]): ReturnType<SupportGateway['exportReports']> {
    const asked = { ...listQueryText(REPORT_LIST, query), ...exportQuery(wanted) };
    return this.#client.call(supportReportsExport, { query: asked, background: true });
  }

  setReportStatus(
    ...[reference, change]: Parameters<SupportGateway['setReportStatus']>
  ): ReturnType<SupportGateway['setReportStatus']> {
    return this.#client.call(supportReportStatus, { params: { reference }, body: change });
  }

  async staff(): ReturnType<SupportGateway['staff']> {
    const answer = await this.#client.call(supportStaff);
    return answer.ok ? ok(answer.value.staff) : answer;
  }

  setRights(
    ...[accountId, { rights, rev }]: Parameters<SupportGateway['setRights']>
  ): ReturnType<SupportGateway['setRights']> {
    return this.#client.call(supportRights, {
      params: { accountId },
      body: { rights: [...rights], rev },
    });
  }
}
