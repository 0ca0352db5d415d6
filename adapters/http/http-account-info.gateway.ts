import type { AccountInfoGateway } from '#core/account-info/account-info.gateway.port.ts';
import * as wire from '../wire/account-info.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A customer's account over HTTP. */
export const httpAccountInfoGateway = (client: ApiClient): AccountInfoGateway => ({
  read: (sn, how) => client.call(wire.readAccountInfo, { sn }, how),
  save: (sn, form, rev, gateCode) =>
    client.call(wire.saveAccountInfo, { sn, ...form, rev, gateCode }),
  revealGateCode: (sn) => client.call(wire.revealGateCode, { sn }),
  request: (sn, wishes) => client.call(wire.requestAccountChange, { sn, wishes: [...wishes] }),
  withdraw: (sn, id, rev) => client.call(wire.withdrawChangeRequest, { sn, id, rev }),
  certificate: (sn) => client.call(wire.alarmCertificate, { sn }),
});
