import { useLocation } from 'react-router-dom';
import { businessHoursApi } from '#core/business-hours/business-hours.api.ts';
import { BusinessHoursPage } from './business-hours-page.tsx';
import { TemporaryHoursPage } from './temporary-hours-page.tsx';
import { BusinessHoursViewModel } from './business-hours.view-model.ts';
import { createSection } from '../sections/section.ts';

/** Both screens of hours; the address selects one. */
export const BusinessHoursPart = () => {
  const { pathname } = useLocation();
  return pathname.includes('temp-business-hours') ? <TemporaryHoursPage /> : <BusinessHoursPage />;
};

/** The section of a dealer's answering hours: the week and its temporary changes. */
export const section = createSection(BusinessHoursPart, {
  businessHours: ({ makeKey, toasts, gatewayOf, wallClock }) =>
    new BusinessHoursViewModel({
      gateway: gatewayOf(businessHoursApi),
      wallClock,
      makeKey,
      toasts,
    }),
});
