import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import HomeModernIcon from '@heroicons/react/16/solid/HomeModernIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import type { Ref } from 'react';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';
import { PickerButton } from '../kit/picker-button.ts';

const words = (link: LinkedSite | null, known: boolean, failed: boolean): string => {
  if (link !== null) return truncateSiteName(link.siteName);
  if (known) return 'Add account';
  return failed ? 'Accounts not loaded' : 'Loading accounts';
};

/** Opens the switcher; its name is the whole name of the site, which a short header has no room for. */
export const SwitcherButton = ({
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
