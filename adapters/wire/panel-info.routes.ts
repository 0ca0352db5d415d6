import { panelInfoApi } from '#core/panel-info/panel-info.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof panelInfoApi> = {
  panelInfo: 'GET site/{sn}/panels',
  startCommunicationTest: 'POST site/{sn}/panels/{dn}/communication-test',
  requestService: 'POST site/{sn}/service-requests',
  acknowledgeService: 'POST service-requests/{id}/acknowledge',
  closeService: 'POST service-requests/{id}/close',
};

export const panelInfoRoutes = routesOf(panelInfoApi, lines);
