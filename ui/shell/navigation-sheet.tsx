import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { navigationForm } from '#core/navigation/fit-navigation.rule.ts';
import { groupNavigation } from '#core/navigation/group-navigation.rule.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { NavigationInSheet } from '../kit/navigation.tsx';
import { Text } from '../kit/text.ts';
import { useWindowSize } from '../kit/use-size.ts';
import { DealerSwitcher } from './dealer-switcher.tsx';
import { PoweredBy } from './powered-by.tsx';
import { useAlarmCount } from './use-alarm-count.ts';
import { useMenus } from './use-menus.ts';
import { NavigationList } from './navigation-list.tsx';

const Inside = observer(({ onClose }: { readonly onClose: () => void }) => {
  const { navigation, help } = useMenus();
  const alarms = useAlarmCount();
  const known = new Set(navigation.map(({ id }) => id));
  const more = help
    .filter(({ id }) => !known.has(id))
    .map((item) => ({ ...item, heading: 'Help' }));
  return (
    <NavigationInSheet
      label="Main"
      before={<DealerSwitcher onChosen={onClose} />}
      after={<PoweredBy />}
    >
      <NavigationList
        groups={groupNavigation([...navigation, ...more])}
        alarms={alarms}
        onChosen={onClose}
      />
    </NavigationInSheet>
  );
});

/** The menu button of phones and what it opens: switcher, navigation and help (kit README §6); it closes when something was chosen. */
export const NavigationSheet = () => {
  const [open, setOpen] = useState(false);
  if (navigationForm(useWindowSize()) !== 'sheet') return null;
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Bars3Icon />
      </IconButton>
      {open && (
        <Sheet
          label="Menu"
          head={
            <Text as="b" size="label">
              Menu
            </Text>
          }
          onClose={() => setOpen(false)}
        >
          <Inside onClose={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
};
