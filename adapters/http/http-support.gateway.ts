import { mapOk } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import * as wire from '../wire/support.wire.ts';
import { REPORT_LIST, STAFF_LIST } from '#core/support/support-list.ts';
import { exportQuery, exportWishText, sortQuery } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What staff do for others, over HTTP. */
export const httpSupportGateway = (client: ApiClient): SupportGateway => ({
  findUsers: ({ sort, ...query }) =>
    client.call(wire.supportUsers, { ...query, ...sortQuery(sort) }),
  search: (text) => client.call(wire.supportSearch, { text }),
  desk: (lately) =>
    client.call(wire.supportDesk, lately.length === 0 ? {} : { lately: lately.join(',') }),
  person: (accountId) => client.call(wire.supportPerson, { accountId }),
  exportUsers: ({ text, sort, ...wanted }) =>
    client.call(
      wire.supportUsersExport,
      { text, ...sortQuery(sort), ...exportQuery(wanted) },
      { background: true },
    ),
  help: (accountId, action) => client.call(wire.supportAction, { accountId, action }),
  askStep: (accountId, asked, idempotencyKey) =>
    client.call(wire.supportStep, { accountId, ...asked }, { idempotencyKey }),
  takeBackStep: (accountId, askedId) =>
    client.call(wire.supportTakeBackStep, { accountId, askedId }),
  correctContact: (accountId, correction, idempotencyKey) =>
    client.call(wire.supportContact, { accountId, ...correction }, { idempotencyKey }),
  takeBackContact: (accountId, correctionId) =>
    client.call(wire.supportTakeBackContact, { accountId, correctionId }),
  reports: ({ search, filters, sort, page, size }) =>
    client.call(wire.supportReports, {
      page,
      size,
      ...filters,
      text: search.trim() || undefined,
      ...sortQuery(sort),
    }),
  exportReports: (wish) =>
    client.call(wire.supportReportsExport, exportWishText(REPORT_LIST, wish), { background: true }),
  answerMessage: (reference, answer) => client.call(wire.supportAnswer, { reference, ...answer }),
  setReportStatus: (reference, change) =>
    client.call(wire.supportReportStatus, { reference, ...change }),
  staff: async () => mapOk(await client.call(wire.supportStaff, {}), ({ staff }) => staff),
  exportStaff: (wish) =>
    client.call(wire.supportStaffExport, exportWishText(STAFF_LIST, wish), { background: true }),
  setRights: (accountId, change) => client.call(wire.supportRights, { accountId, ...change }),
});
