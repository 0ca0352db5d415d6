import { useLocation } from 'react-router-dom';
import { BusinessHoursPage } from './business-hours.page.tsx';
import { TemporaryHoursPage } from './temporary-hours.page.tsx';

/** Both screens of hours: the address says which. */
export const HoursSection = () => {
  const { pathname } = useLocation();
  return pathname.includes('temp-business-hours') ? <TemporaryHoursPage /> : <BusinessHoursPage />;
};
