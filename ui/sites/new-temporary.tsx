import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { sitePartPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useRights } from '../shell/use-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';

/**
 * Returns what opens the temporary schedule form. Null without the right, and on the schedules tab, which has its own
 * button (domain guide 6.11 "Actions"). Call it in an `observer`.
 */
export const useNewTemporary = (siteNum: number): (() => void) | null => {
  const navigate = useNavigate();
  const { devNum } = usePlace();
  const { tab } = useSiteTabs();
  const mayAdd = useRights().mayChange('scheduleRead', 'scheduleEdit');
  if (!mayAdd || tab?.id === 'schedules') return null;
  return () => void navigate(`${sitePartPath(siteNum, devNum, 'schedules')}&new=temporary`);
};

/** A button that opens the temporary schedule form. Narrow windows have it in the menu of the site. */
export const NewTemporary = observer(({ siteNum }: { readonly siteNum: number }) => {
  const open = useNewTemporary(siteNum);
  if (open === null) return null;
  return (
    <Button icon={<CalendarDaysIcon />} onClick={open}>
      New temporary schedule
    </Button>
  );
});
