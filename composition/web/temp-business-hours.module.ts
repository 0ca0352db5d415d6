import { TemporaryHoursPage } from '#ui/business-hours/temporary-hours.page.tsx';
import { businessHoursModel } from './business-hours-model.ts';
import { createSection } from './section.ts';

/** Changes of a dealer's hours for a time. */
export const section = createSection(TemporaryHoursPage, { businessHours: businessHoursModel });
