import { observer } from 'mobx-react-lite';
import { navigationForm, fitNavigation } from '#core/navigation/fit-navigation.rule.ts';
import { groupNavigation, type NavigationGroup } from '#core/navigation/group-navigation.rule.ts';
import { NavigationColumn } from '../kit/navigation.tsx';
import { useWindowSize, useElementHeight } from '../kit/use-size.ts';
import { MINI_ROW, MiniNavigationBar } from '../kit/mini-navigation.tsx';
import { NavigationList, NavigationEntry } from './navigation-list.tsx';
import { PoweredBy } from './powered-by.tsx';
import { useAlarmCount } from './use-alarm-count.ts';
import { useMenus } from './use-menus.ts';

const stay = (): void => undefined;

/** As many icons as fit, and More Options, whose flyout holds the whole navigation in words (spec §2.2): fingers see no label beside an icon. */
const MiniNavigation = ({
  groups,
  alarms,
}: {
  readonly groups: readonly NavigationGroup[];
  readonly alarms: number | null;
}) => {
  const [room, height] = useElementHeight();
  const items = groups.flatMap((group) => group.items);
  const shown = items.slice(0, fitNavigation(items.length, height, MINI_ROW));
  return (
    <MiniNavigationBar
      room={room}
      label="Main"
      more="More Options"
      entries={shown.map((item) => (
        <NavigationEntry key={item.id} item={item} alarms={alarms} onChosen={stay} />
      ))}
    >
      {(close) => <NavigationList groups={groups} alarms={alarms} onChosen={close} />}
    </MiniNavigationBar>
  );
};

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
