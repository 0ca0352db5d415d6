import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { navigationForm } from '#core/navigation/fit-navigation.rule.ts';
import { groupNavigation } from '#core/navigation/group-navigation.rule.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { styled } from '../kit/styled.ts';
import { useWindowSize } from '../kit/use-window-size.ts';
import { DealerSwitcher } from './dealer-switcher.tsx';
import { PoweredBy } from './powered-by.tsx';
import { useAlarmCount } from './use-alarm-count.ts';
import { useMenus } from './use-menus.ts';
import { NavigationList } from './navigation-list.tsx';

const Room = styled('div', {
  base: { padding: '12px 8px', display: 'flex', flexDirection: 'column', flex: '1' },
});
const Switcher = styled('div', { base: { padding: '0 4px 8px', '&:empty': { display: 'none' } } });
const Title = styled('b', { base: { textStyle: 'label' } });

const Inside = observer(({ onClose }: { readonly onClose: () => void }) => {
  const { navigation, help } = useMenus();
  const alarms = useAlarmCount();
  const known = new Set(navigation.map(({ id }) => id));
  const more = help
    .filter(({ id }) => !known.has(id))
    .map((item) => ({ ...item, heading: 'Help' }));
  return (
    <Room>
      <Switcher>
        <DealerSwitcher onChosen={onClose} />
      </Switcher>
      <nav aria-label="Main">
        <NavigationList
          groups={groupNavigation([...navigation, ...more])}
          alarms={alarms}
          onChosen={onClose}
        />
      </nav>
      <PoweredBy />
    </Room>
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
        <Sheet label="Menu" head={<Title>Menu</Title>} onClose={() => setOpen(false)}>
          <Inside onClose={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
};
