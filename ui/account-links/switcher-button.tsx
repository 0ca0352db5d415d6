import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import HomeModernIcon from '@heroicons/react/16/solid/HomeModernIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import type { Ref } from 'react';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';
import { styled } from '../kit/styled.ts';

const Base = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '40px',
    minWidth: '0',
    maxWidth: '100%',
    px: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.surface',
    textStyle: 'label',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > svg': { width: '16px', height: '16px', color: 'fg.muted' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '@media (pointer: coarse), (max-width: 640px)': { height: '44px' },
    '@media (max-width: 640px)': { borderColor: 'transparent', px: '2' },
  },
});

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
    <Base
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
    </Base>
  );
};
