import { fitNavigation } from '#core/navigation/fit-navigation.rule.ts';
import type { NavigationGroup } from '#core/navigation/group-navigation.rule.ts';
import { MINI_ROW, MiniNavigationBar } from '../kit/mini-navigation.tsx';
import { useElementHeight } from '../kit/use-element-height.ts';
import { NavigationEntry, NavigationList } from './navigation-list.tsx';

const stay = (): void => undefined;

/** As many icons as fit, and More Options, whose flyout holds the whole navigation in words (spec §2.2): fingers see no label beside an icon. */
export const MiniNavigation = ({
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
