import type { AccountInfoGateway } from '#core/account-info/account-info.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { accountInfoRoutes } from '../wire/account-info.routes.ts';

/** A customer's account over HTTP. */
export const httpAccountInfoGateway = (client: ApiClient): AccountInfoGateway => ({
  read: (sn, how) => client.call(accountInfoRoutes.accountInfo, { sn }, how),
  save: (sn, form, rev, gateCode) =>
    client.call(accountInfoRoutes.saveAccountInfo, { sn, ...form, rev, gateCode }),
  revealGateCode: (sn) => client.call(accountInfoRoutes.revealGateCode, { sn }),
  request: (sn, wishes) =>
    client.call(accountInfoRoutes.requestAccountChange, { sn, wishes: [...wishes] }),
  withdraw: (sn, id, rev) => client.call(accountInfoRoutes.withdrawChangeRequest, { sn, id, rev }),
  certificate: (sn) => client.call(accountInfoRoutes.alarmCertificate, { sn }),
});
