import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import HomeModernIcon from '@heroicons/react/16/solid/HomeModernIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';
import { PickerButton } from '../kit/picker-button.ts';
import { useRegistry } from '../shell/registry.ts';
import { usePlacedLink } from '../shell/use-place.ts';
import type { AccountLinksViewModel } from './account-links.view-model.ts';
import { SwitcherPanel } from './switcher-panel.tsx';

const words = (link: LinkedSite | null, links: AccountLinksViewModel): string => {
  if (link !== null) return truncateSiteName(link.siteName);
  if (links.known !== null) return 'Add account';
  return links.problem === null ? 'Loading accounts' : 'Accounts not loaded';
};

/** The customer's account switcher in the header: which site is worked with, and the way to another (spec §2.3). */
export const AccountSwitcher = observer(() => {
  const switcher = useRegistry().create('switcher');
  const { link, links } = usePlacedLink();
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = switcher.stage !== null;
  const Icon = links.known !== null && link === null ? PlusIcon : HomeModernIcon;
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
      {/* Its name is the whole name of the site, which a short header has no room for. */}
      <PickerButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={link === null ? undefined : `${link.siteName}, switch account`}
        title={link?.siteName}
        onClick={() => (open ? close() : switcher.open())}
      >
        <Icon aria-hidden />
        <span>{words(link, links)}</span>
        {link !== null && <ChevronUpDownIcon aria-hidden />}
      </PickerButton>
    </SwitcherPanel>
  );
});
