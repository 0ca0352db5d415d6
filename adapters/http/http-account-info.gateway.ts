import type { AccountInfoGateway } from '#core/account-info/account-info.gateway.port.ts';
import * as wire from '../wire/account-info.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A customer's account over HTTP. */
export const httpAccountInfoGateway = (client: ApiClient): AccountInfoGateway => ({
  read: (sn, how) => client.call(wire.readAccountInfo, { sn }, how),
  save: (sn, form, rev) => client.call(wire.saveAccountInfo, { sn, ...form, rev }),
  request: (sn, form) => client.call(wire.requestAccountChange, { sn, ...form }),
  withdraw: (sn, id) => client.call(wire.withdrawChangeRequest, { sn, id }),
  certificate: (sn) => client.call(wire.alarmCertificate, { sn }),
});
