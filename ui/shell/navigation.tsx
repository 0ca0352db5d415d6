import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { dialAddress, websiteHost } from '#core/branding/dial-address.rule.ts';
import { navigationForm, fitNavigation } from '#core/navigation/fit-navigation.rule.ts';
import { groupNavigation, type NavigationGroup } from '#core/navigation/group-navigation.rule.ts';
import {
  HelpLines,
  HelpLink,
  MakerLine,
  NavigationColumn,
  NavigationInDrawer,
} from './navigation-column.look.tsx';
import { MEDIA } from '../kit/media.ts';
import { useWindowSize, useElementSize, useMedia } from '../kit/use-size.ts';
import { MINI_ROW, MiniNavigationBar } from './mini-navigation-bar.look.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Sheet } from './sheet.look.tsx';
import { Text } from '../kit/text.ts';
import { useRegistry } from './registry.ts';
import { usePageData } from './page-data.ts';
import { NavigationList, NavigationEntry } from './navigation-list.tsx';
import { useMenus } from './use-menus.ts';
import { DealerSwitcher } from './dealer-switcher.tsx';

/** Returns a dealer's count of alarms in progress; null for other people and before the first load. Call it in an observer. */
const useAlarmCount = (): number | null => {
  const registry = useRegistry();
  const [model] = useState(() => registry.create('alarmCount'));
  const { view } = registry.create('session');
  const { version } = registry.create('group');
  const dealer = view?.user.applicationNum === APPLICATIONS.dealer;
  useEffect(() => {
    if (!dealer) return undefined;
    model.start();
    return () => model.dispose();
  }, [model, dealer, version]);
  return dealer ? model.count : null;
};

/**
 * The provider's name, shown to dealers whose own logo replaces the provider's. Customers see only their dealer (spec §2.4
 * "powered-by").
 */
const PoweredBy = observer(() => {
  const { view } = useRegistry().create('session');
  const { branding, configuration } = usePageData();
  const own = branding.headerLogoUrl !== null || branding.darkHeaderLogoUrl !== null;
  if (!own || view?.user.applicationNum !== APPLICATIONS.dealer) return null;
  return <MakerLine>Powered by {configuration.providerName}</MakerLine>;
});

/** The help contact that the dealer has set for its customers (domain guide 6.14). The contact is not for alarms. */
const DealerHelp = observer(() => {
  const { view } = useRegistry().create('session');
  const { branding } = usePageData();
  const { displayName, privacyUrl, supportEmail, supportHours, supportPhone, website } = branding;
  const host = websiteHost(website);
  const given = [supportPhone, supportEmail, supportHours, host, websiteHost(privacyUrl)];
  if (view?.user.applicationNum !== APPLICATIONS.customer || given.every((one) => one === null))
    return null;
  return (
    <HelpLines name={displayName === null ? 'Support' : `Support by ${displayName}`}>
      {supportPhone !== null && (
        <HelpLink href={dialAddress(supportPhone)}>{supportPhone}</HelpLink>
      )}
      {supportEmail !== null && (
        <HelpLink href={`mailto:${supportEmail}`}>{shownEmail(supportEmail)}</HelpLink>
      )}
      {supportHours !== null && <span>{supportHours}</span>}
      {host !== null && <OutsideLink href={website ?? ''}>{host}</OutsideLink>}
      {websiteHost(privacyUrl) !== null && (
        <OutsideLink href={privacyUrl ?? ''}>Privacy</OutsideLink>
      )}
    </HelpLines>
  );
});

const OutsideLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <HelpLink href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </HelpLink>
);

const stay = (): void => undefined;

/**
 * As many icons as fit, and More Options for the rest (spec §2.2). On touch screens without hover labels, the More Options
 * flyout lists the whole navigation as text.
 */
const MiniNavigation = ({
  groups,
  alarms,
}: {
  readonly groups: readonly NavigationGroup[];
  readonly alarms: number | null;
}) => {
  const [room, { height }] = useElementSize();
  const flyout = useMedia(MEDIA.fingers) ? 'everything' : 'rest';
  const items = groups.flatMap((group) => group.items);
  const fit = fitNavigation(items.length, height, { row: MINI_ROW, flyout });
  const shown = items.slice(0, fit);
  const more = flyout === 'rest' ? groupNavigation(items.slice(fit)) : groups;
  return (
    <MiniNavigationBar
      room={room}
      label="Main"
      more="More Options"
      entries={shown.map((item) => (
        <NavigationEntry key={item.id} item={item} alarms={alarms} onChosen={stay} />
      ))}
    >
      {more.length === 0
        ? null
        : (close) => <NavigationList groups={more} alarms={alarms} onChosen={close} />}
    </MiniNavigationBar>
  );
};

/** The navigation entries of this person, with text or as icons; on phones behind the menu button (spec §2.2, §9). */
export const NavigationBar = observer(() => {
  const { navigation } = useMenus();
  const alarms = useAlarmCount();
  const form = navigationForm(useWindowSize());
  const groups = groupNavigation(navigation);
  if (form === 'sheet') return null;
  if (form === 'mini') return <MiniNavigation groups={groups} alarms={alarms} />;
  return (
    <NavigationColumn aria-label="Main" data-menu="">
      <NavigationList groups={groups} alarms={alarms} onChosen={stay} />
      <DealerHelp />
      <PoweredBy />
    </NavigationColumn>
  );
});

const Inside = observer(({ onClose }: { readonly onClose: () => void }) => {
  const { navigation, help } = useMenus();
  const alarms = useAlarmCount();
  const known = new Set(navigation.map(({ id }) => id));
  const more = help
    .filter(({ id }) => !known.has(id))
    .map((item) => ({ ...item, heading: 'Help' }));
  return (
    <NavigationInDrawer
      label="Main"
      before={<DealerSwitcher onChosen={onClose} />}
      after={
        <>
          <DealerHelp />
          <PoweredBy />
        </>
      }
    >
      <NavigationList
        groups={groupNavigation([...navigation, ...more])}
        alarms={alarms}
        onChosen={onClose}
      />
    </NavigationInDrawer>
  );
});

/** The phone menu and its button: switcher, navigation and help (kit README §6). */
export const NavigationDrawer = () => {
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
