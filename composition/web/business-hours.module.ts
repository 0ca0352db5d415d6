import { BusinessHoursPage } from '#ui/business-hours/business-hours.page.tsx';
import { businessHoursModel } from './business-hours-model.ts';
import { createSection } from './section.ts';

/** When a dealer answers its calls itself. */
export const section = createSection(BusinessHoursPage, { businessHours: businessHoursModel });
