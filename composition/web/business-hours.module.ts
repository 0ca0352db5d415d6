import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { businessHoursRoutes } from '#adapters/wire/business-hours.routes.ts';
import { BusinessHoursViewModel } from '#ui/business-hours/business-hours.view-model.ts';
import { HoursSection } from '#ui/business-hours/hours-section.tsx';
import { createSection } from './section.ts';

/** When a dealer answers its calls itself: the week, and what wins over it for a time. */
export const section = createSection(HoursSection, {
  businessHours: ({ client, makeKey, toasts }) =>
    new BusinessHoursViewModel({
      gateway: gatewayOf(client, businessHoursRoutes),
      wallClock: intlWallClock,
      makeKey,
      toasts,
    }),
});
