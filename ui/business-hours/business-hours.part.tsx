import { useLocation } from 'react-router-dom';
import { businessHoursApi } from '#core/business-hours/business-hours.api.ts';
import { BusinessHoursPage } from './business-hours-page.tsx';
import { TemporaryHoursPage } from './temporary-hours-page.tsx';
import { BusinessHoursViewModel } from './business-hours.view-model.ts';
import { createSection } from '../sections/section.ts';

/** Renders the weekly hours or the temporary hours, depending on the path. */
export const BusinessHoursPart = () => {
  const { pathname } = useLocation();
  return pathname.includes('temp-business-hours') ? <TemporaryHoursPage /> : <BusinessHoursPage />;
};

/** The section of a dealer's business hours: the weekly hours and the temporary changes. */
export const section = createSection(BusinessHoursPart, {
  businessHours: ({ makeKey, toasts, gatewayOf, wallClock }) =>
    new BusinessHoursViewModel({
      gateway: gatewayOf(businessHoursApi),
      wallClock,
      makeKey,
      toasts,
    }),
});
