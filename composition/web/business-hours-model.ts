import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { httpBusinessHoursGateway } from '#adapters/http/http-business-hours.gateway.ts';
import { BusinessHoursViewModel } from '#ui/business-hours/business-hours.view-model.ts';
import type { Parts } from './parts.ts';

/** What both screens of hours are plugged into. */
export const businessHoursModel = ({ client, makeKey, toasts }: Parts): BusinessHoursViewModel =>
  new BusinessHoursViewModel({
    ...{ gateway: httpBusinessHoursGateway(client), wallClock: intlWallClock, makeKey, toasts },
  });
