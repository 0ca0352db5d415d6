import { observer } from 'mobx-react-lite';
import {
  useRef,
  useEffect,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import HomeModernIcon from '@heroicons/react/16/solid/HomeModernIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { alarmText } from '#core/account-links/alarm-text.rule.ts';
import { alarmedElsewhere } from '#core/account-links/links-of-session.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { LAYOUT } from '#core/kernel/limits.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import { truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';
import { Button } from '../kit/button.tsx';
import {
  HangingPanel,
  HangingScrim,
  PanelBody,
  PanelFoot,
  PanelHead,
  PanelTitle,
} from './hanging-panel.look.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { LayerRoot } from '../kit/popover.tsx';
import { Text } from '../kit/text.ts';
import { PickerButton } from './picker-button.look.tsx';
import { useWindowSize } from '../kit/use-size.ts';
import { OnTestChip } from '../shell/on-test-chip.tsx';
import { useRegistry } from '../shell/registry.ts';
import { usePlacedLink } from '../shell/use-place.ts';
import { AddLinkForm } from './add-link-form.tsx';
import { LinkList } from './link-list.tsx';
import { SwitcherAlarms } from './switcher-alarms.tsx';
import { AddLinkViewModel, SwitcherViewModel } from './switcher.view-model.ts';
import type { AccountLinksViewModel } from './account-links.view-model.ts';
import { createSection } from '../sections/section.ts';

/** The badges of no site. */
const NONE = { alarmActive: false };

/** Asks for confirmation before a link is removed. */
const RemoveQuestion = observer(
  ({ switcher, link }: { readonly switcher: SwitcherViewModel; readonly link: LinkedSite }) => {
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus(), []);
    return (
      <>
        <PanelHead>
          <PanelTitle ref={heading} tabIndex={-1}>
            Remove this account?
          </PanelTitle>
        </PanelHead>
        <PanelBody>
          <Text tone="muted">
            {link.siteName} ({link.xmit}) will no longer show in your portal. Your alarm system
            stays monitored, and you can add the account again with its number and passcode.
          </Text>
        </PanelBody>
        <PanelFoot>
          <Button onClick={() => switcher.backToList()}>Cancel</Button>
          <Button
            look="danger"
            busy={switcher.links.removing === link.siteNum}
            onClick={() => void switcher.remove()}
          >
            Remove account
          </Button>
        </PanelFoot>
      </>
    );
  },
);

/** While `active`, calls `onPress` when the user presses outside the element. */
const usePressOutside = (
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = ({ target }: PointerEvent): void => {
      if (target instanceof Node && element.current?.contains(target) === false) latest.current();
    };
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [element, active]);
};

/** The open switcher panel below its button. Closes on Escape, on a press outside and when the focus leaves. */
const SwitcherPanel = observer(
  ({
    switcher,
    shown,
    onClose,
    onChoose,
    children,
  }: {
    readonly switcher: SwitcherViewModel;
    /** The site that the screen displays. */
    readonly shown: LinkedSite | null;
    readonly onClose: () => void;
    readonly onChoose: (siteNum: number) => void;
    /** The button above the panel. */
    readonly children: ReactNode;
  }) => {
    const { stage } = switcher;
    const anchor = useRef<HTMLDivElement>(null);
    usePressOutside(anchor, stage !== null, () => switcher.close());
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || stage === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (stage.at !== 'list' && switcher.all.length > 0) switcher.backToList();
      else onClose();
    };
    const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      // If the focused element itself disappeared, `relatedTarget` is null and the panel must stay open.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) switcher.close();
    };
    return (
      <LayerRoot ref={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
        {children}
        {stage !== null && (
          <>
            <HangingScrim />
            <HangingPanel role="dialog" aria-label="Your accounts">
              {stage.at === 'list' && (
                <LinkList switcher={switcher} shown={shown} onChoose={onChoose} />
              )}
              {stage.at === 'confirm' && <RemoveQuestion switcher={switcher} link={stage.link} />}
              {stage.at === 'add' && <AddLinkForm switcher={switcher} onClose={onClose} />}
            </HangingPanel>
          </>
        )}
      </LayerRoot>
    );
  },
);

const text = (
  link: LinkedSite | null,
  links: AccountLinksViewModel,
  mayChange: boolean,
): string => {
  if (link !== null) return truncateSiteName(link.siteName);
  if (links.known !== null) return mayChange ? 'Add account' : 'No account';
  return links.problem === null ? 'Loading accounts' : 'Accounts not loaded';
};

/** The customer's account switcher in the header, which shows the active site and can switch to another (spec §2.3). */
export const AccountSwitcher = observer(() => {
  const switcher = useRegistry().create('switcher');
  const { link, links } = usePlacedLink();
  const { mayChange } = useRegistry().create('session').limits;
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = switcher.stage !== null;
  const adds = links.known !== null && link === null && mayChange;
  const Icon = adds ? PlusIcon : HomeModernIcon;
  const short = useWindowSize().width <= LAYOUT.mobileWidth;
  const now = isoInstant(links.now);
  const tested = link !== null && isOnTest(link.badges, now);
  const onTest =
    tested && link.badges.onTestUntil !== null
      ? `, on test until ${formatZonedMoment(link.badges.onTestUntil, now, link.badges.timeZone)}`
      : '';
  const badges = link?.badges ?? NONE;
  const others = alarmedElsewhere(links.shown?.links ?? [], link?.siteNum ?? null);
  const alarms = alarmText(badges, others.length);
  const close = (): void => {
    switcher.close();
    button.current?.focus();
  };
  const choose = (siteNum: number): void => {
    if (mayChange) switcher.choose(siteNum);
    else switcher.close();
    button.current?.focus();
    // Removes the query string of the previous site. When the active site cannot be changed, `sn` names the site to display.
    void navigate(mayChange ? pathname : `${pathname}?sn=${siteNum}`, { replace: true });
  };
  return (
    <SwitcherPanel switcher={switcher} shown={link} onClose={close} onChoose={choose}>
      {/* The accessible name contains the full site name, because a narrow header truncates the visible name. */}
      <PickerButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={
          link === null ? undefined : `${link.siteName}${alarms}${onTest}, switch account`
        }
        title={link?.siteName}
        onClick={() => (open ? close() : switcher.open(mayChange))}
      >
        <Icon aria-hidden />
        <span data-name="">{text(link, links, mayChange)}</span>
        <SwitcherAlarms badges={badges} others={short && tested ? 0 : others.length} />
        {link !== null && tested && !badges.alarmActive && (
          <OnTestChip
            size="sm"
            until={link.badges.onTestUntil}
            timeZone={link.badges.timeZone}
            now={now}
            short={short}
          />
        )}
        {link !== null && <ChevronUpDownIcon aria-hidden />}
      </PickerButton>
    </SwitcherPanel>
  );
});

/**
 * The section of the account switcher. Its view model is a shared instance, because the empty landing page must be able to
 * open the form in the header.
 */
export const section = createSection(
  AccountSwitcher,
  {},
  {
    switcher: ({ model, makeKey }) => {
      const links = model('accountLinks');
      const makeForm = () => new AddLinkViewModel({ links, key: makeKey() });
      return new SwitcherViewModel({ links, makeForm });
    },
  },
);
