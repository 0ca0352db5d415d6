import { observer } from 'mobx-react-lite';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { HolidayFormPanel } from './holiday-form.tsx';
import { ScheduleFormPanel } from './schedule-form.tsx';
import type { SchedulesViewModel } from './schedules.view-model.ts';

/** The form of a schedule, and of the assigned holidays, at the side. */
export const SchedulePanels = observer(
  ({ model, site }: { readonly model: SchedulesViewModel; readonly site: SiteSchedules }) => {
    const { editors } = model;
    const close = (): void => editors.close();
    return (
      <>
        {editors.schedule !== null && (
          <ScheduleFormPanel editor={editors.schedule} site={site} onClose={close} />
        )}
        {editors.holidays !== null && (
          <HolidayFormPanel editor={editors.holidays} onClose={close} />
        )}
      </>
    );
  },
);
