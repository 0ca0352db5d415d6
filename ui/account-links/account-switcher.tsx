import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import HomeModernIcon from '@heroicons/react/16/solid/HomeModernIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useRef, type Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';
import { PickerButton } from '../kit/picker-button.ts';
import { useRegistry } from '../shell/registry.ts';
import { usePlacedLink } from '../shell/use-place.ts';
import { SwitcherPanel } from './switcher-panel.tsx';

const words = (link: LinkedSite | null, known: boolean, failed: boolean): string => {
  if (link !== null) return truncateSiteName(link.siteName);
  if (known) return 'Add account';
  return failed ? 'Accounts not loaded' : 'Loading accounts';
};

/** Opens the switcher; its name is the whole name of the site, which a short header has no room for. */
const SwitcherButton = ({
  ref,
  link,
  known,
  failed,
  open,
  onPress,
}: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly link: LinkedSite | null;
  /** The links have been read. */
  readonly known: boolean;
  readonly failed: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
}) => {
  const Icon = known && link === null ? PlusIcon : HomeModernIcon;
  return (
    <PickerButton
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={link === null ? undefined : `${link.siteName}, switch account`}
      title={link?.siteName}
      onClick={onPress}
    >
      <Icon aria-hidden />
      <span>{words(link, known, failed)}</span>
      {link !== null && <ChevronUpDownIcon aria-hidden />}
    </PickerButton>
  );
};

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
