import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRegistry } from '../shell/registry.ts';
import { SwitcherButton } from './switcher-button.tsx';
import { SwitcherPanel } from './switcher-panel.tsx';
import { usePlacedLink } from '../shell/use-placed-link.ts';

/** The customer's account switcher in the header: which site is worked with, and the way to another (spec §2.3). */
export const AccountSwitcher = observer(() => {
  const switcher = useRegistry().create('switcher');
  const { link, links } = usePlacedLink();
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = switcher.stage !== null;
  const close = (): void => {
    switcher.close();
    button.current?.focus();
  };
  const choose = (siteNum: number): void => {
    switcher.choose(siteNum);
    button.current?.focus();
    // What the address named was the site before.
    void navigate(pathname, { replace: true });
  };
  return (
    <SwitcherPanel switcher={switcher} shown={link} onClose={close} onChoose={choose}>
      <SwitcherButton
        ref={button}
        link={link}
        known={links.known !== null}
        failed={links.problem !== null}
        open={open}
        onPress={() => (open ? close() : switcher.open())}
      />
    </SwitcherPanel>
  );
});
