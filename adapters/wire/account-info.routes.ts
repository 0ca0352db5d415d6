import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof accountInfoApi> = {
  accountInfo: 'GET site/{sn}/account-info',
  saveAccountInfo: 'PUT site/{sn}/account-info',
  revealGateCode: 'POST site/{sn}/gate-code/reveal',
  requestAccountChange: 'POST site/{sn}/change-requests',
  withdrawChangeRequest: 'POST site/{sn}/change-requests/{id}/withdraw',
  alarmCertificate: 'GET site/{sn}/certificate',
  checkCertificate: 'GET certificates/{number}',
};

export const accountInfoRoutes = routesOf(accountInfoApi, lines);
