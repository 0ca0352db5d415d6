import { observer } from 'mobx-react-lite';
import { navigationForm } from '#core/navigation/fit-navigation.rule.ts';
import { groupNavigation } from '#core/navigation/group-navigation.rule.ts';
import { NavigationColumn } from '../kit/navigation.tsx';
import { useWindowSize } from '../kit/use-window-size.ts';
import { MiniNavigation } from './mini-navigation.tsx';
import { NavigationList } from './navigation-list.tsx';
import { PoweredBy } from './powered-by.tsx';
import { useAlarmCount } from './use-alarm-count.ts';
import { useMenus } from './use-menus.ts';

const stay = (): void => undefined;

/** The entries of this person whose screens exist, in words or as icons; on phones they are behind the menu button (spec §2.2, §9). */
export const NavigationBar = observer(() => {
  const { navigation } = useMenus();
  const alarms = useAlarmCount();
  const form = navigationForm(useWindowSize());
  const groups = groupNavigation(navigation);
  switch (form) {
    case 'sheet':
      return null;
    case 'mini':
      return <MiniNavigation groups={groups} alarms={alarms} />;
    case 'full':
      return (
        <NavigationColumn aria-label="Main">
          <NavigationList groups={groups} alarms={alarms} onChosen={stay} />
          <PoweredBy />
        </NavigationColumn>
      );
  }
});
