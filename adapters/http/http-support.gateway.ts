import { mapOk } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import { REPORT_LIST, STAFF_LIST } from '#core/support/support-list.ts';
import { exportQuery, exportWishText, sortQuery } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { supportRoutes } from '../wire/support.routes.ts';

/** What staff do for others, over HTTP. */
export const httpSupportGateway = (client: ApiClient): SupportGateway => ({
  findUsers: ({ sort, ...query }) =>
    client.call(supportRoutes.supportUsers, { ...query, ...sortQuery(sort) }),
  search: (text) => client.call(supportRoutes.supportSearch, { text }),
  desk: (lately) =>
    client.call(supportRoutes.supportDesk, lately.length === 0 ? {} : { lately: lately.join(',') }),
  person: (accountId) => client.call(supportRoutes.supportPerson, { accountId }),
  exportUsers: ({ text, sort, ...wanted }) =>
    client.call(
      supportRoutes.supportUsersExport,
      { text, ...sortQuery(sort), ...exportQuery(wanted) },
      { background: true },
    ),
  help: (accountId, action) => client.call(supportRoutes.supportAction, { accountId, action }),
  askStep: (accountId, asked, idempotencyKey) =>
    client.call(supportRoutes.supportStep, { accountId, ...asked }, { idempotencyKey }),
  takeBackStep: (accountId, askedId) =>
    client.call(supportRoutes.supportTakeBackStep, { accountId, askedId }),
  correctContact: (accountId, correction, idempotencyKey) =>
    client.call(supportRoutes.supportContact, { accountId, ...correction }, { idempotencyKey }),
  takeBackContact: (accountId, correctionId) =>
    client.call(supportRoutes.supportTakeBackContact, { accountId, correctionId }),
  reports: ({ search, filters, sort, page, size }) =>
    client.call(supportRoutes.supportReports, {
      page,
      size,
      ...filters,
      text: search.trim() || undefined,
      ...sortQuery(sort),
    }),
  exportReports: (wish) =>
    client.call(supportRoutes.supportReportsExport, exportWishText(REPORT_LIST, wish), {
      background: true,
    }),
  answerMessage: (reference, answer) =>
    client.call(supportRoutes.supportAnswer, { reference, ...answer }),
  setReportStatus: (reference, change) =>
    client.call(supportRoutes.supportReportStatus, { reference, ...change }),
  staff: async () => mapOk(await client.call(supportRoutes.supportStaff, {}), ({ staff }) => staff),
  exportStaff: (wish) =>
    client.call(supportRoutes.supportStaffExport, exportWishText(STAFF_LIST, wish), {
      background: true,
    }),
  setRights: (accountId, change) =>
    client.call(supportRoutes.supportRights, { accountId, ...change }),
});
