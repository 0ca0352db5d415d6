import FlagIcon from '@heroicons/react/20/solid/FlagIcon';
import SunIcon from '@heroicons/react/20/solid/SunIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Button } from '../kit/button.tsx';
import { Menu } from '../kit/menu.tsx';
import type { SchedulesViewModel } from './schedules.view-model.ts';

interface Props {
  readonly model: SchedulesViewModel;
  readonly site: SiteSchedules;
}

/** A menu for the rarely changed seasons and holidays. */
export const MoreMenu = observer(({ model, site }: Props) => (
  <Menu
    label="Seasons and holidays"
    entries={[
      {
        id: 'season',
        text: 'New season',
        icon: SunIcon,
        onSelect: () =>
          model.editors.edit(site, {
            layer: 'alternate',
            today: dayText(model.shown.at.day),
            areaNum: model.shown.areaNum,
          }),
      },
      {
        id: 'holidays',
        text: 'Assign holidays',
        icon: FlagIcon,
        onSelect: () => model.editors.assignHolidays(site, model.shown.areaNum),
      },
    ]}
    button={(wear) => (
      <Button size="sm" icon={<PlusIcon />} {...wear}>
        Seasons and holidays
      </Button>
    )}
  />
));
