import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { sitePartPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { useRights } from '../shell/use-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';

/**
 * A button that opens the temporary schedule form. Hidden without the right, and on the schedules tab, which has its own
 * button (domain guide 6.11 "Actions").
 */
export const NewTemporary = observer(
  ({ siteNum, devNum }: { readonly siteNum: number; readonly devNum: number | null }) => {
    const navigate = useNavigate();
    const { tab } = useSiteTabs();
    const mayAdd = useRights().mayChange('scheduleRead', 'scheduleEdit');
    if (!mayAdd || tab?.id === 'schedules') return null;
    return (
      <Button
        icon={<CalendarDaysIcon />}
        onClick={() => void navigate(`${sitePartPath(siteNum, devNum, 'schedules')}&new=temporary`)}
      >
        New temporary schedule
      </Button>
    );
  },
);
