import { useLocation } from 'react-router-dom';
import { businessHoursApi } from '#core/business-hours/business-hours.api.ts';
import { BusinessHoursPage } from './business-hours-page.tsx';
import { TemporaryHoursPage } from './temporary-hours-page.tsx';
import { BusinessHoursViewModel } from './business-hours.view-model.ts';
import { createSection } from '../sections/section.ts';

/** Both screens of hours: the address says which. */
export const BusinessHoursPart = () => {
  const { pathname } = useLocation();
  return pathname.includes('temp-business-hours') ? <TemporaryHoursPage /> : <BusinessHoursPage />;
};

/** When a dealer answers its calls itself: the week, and what wins over it for a time. */
export const section = createSection(BusinessHoursPart, {
  businessHours: ({ makeKey, toasts, gatewayOf, wallClock }) =>
    new BusinessHoursViewModel({
      gateway: gatewayOf(businessHoursApi),
      wallClock,
      makeKey,
      toasts,
    }),
});
