import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { DialogName } from '#core/navigation/dialogs.ts';
import { goEntries } from '#core/navigation/go-entries.rule.ts';
import { navigationInput } from '#core/navigation/navigation-input.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { useRegistry } from './registry.ts';
import { useEntryActions } from './use-menus.ts';

/** The facts about a key press that the search shortcut needs. */
export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  /** True if another handler used the key press, or it is part of composing a character. */
  readonly taken: boolean;
  /** True if the focus is in a field. */
  readonly typing: boolean;
  /** True if a dialog or menu covers the page. */
  readonly covered: boolean;
}

/**
 * Returns true if a key press opens the header search: `/`, Ctrl+K or Cmd+K (spec §2.2). False when something covers the
 * page. While typing, `/` is text, but Ctrl+K and Cmd+K type nothing.
 */
export const opensSearch = (press: KeyPress): boolean => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || covered || alt) return false;
  return ctrl === meta ? !typing && !ctrl && key === '/' : key.toLowerCase() === 'k';
};

/**
 * Returns the text typed since the search was requested, including this key press. Null if the key types nothing or a
 * field already receives it.
 */
export const typedEarly = (before: string, press: KeyPress): string | null => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || typing || covered || ctrl || meta || alt) return null;
  if (key === 'Backspace') return before.slice(0, -1);
  return Array.from(key).length === 1 ? before + key : null;
};

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const COVERING = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [aria-modal=true]';

/** Returns true if a key press is one character that acts, without Ctrl, Alt or Cmd. */
export const isPlain = ({ ctrl, meta, alt, taken, typing, covered }: KeyPress): boolean =>
  !ctrl && !meta && !alt && !taken && !typing && !covered;

/** Milliseconds in which the key of a screen follows `g`. */
const GO_TIME = 1500;

/** Returns the person's search: accounts for dealers, users and groups for staff, their own sites for customers. Null without one. */
const useOwnDialog = (): DialogName | null => {
  const { view, complete } = useRegistry().create('session');
  if (view === null || !complete) return null;
  if (view.user.applicationNum === APPLICATIONS.staff) return 'people-search';
  const classic = view.user.applicationNum === APPLICATIONS.dealer && !view.requirements.betaUser;
  return classic ? null : 'account-search';
};

/** Returns the search in the person's header, null for customers, who have it by key and in the help menu (spec §2.2). */
export const useOwnSearch = (): { readonly dialog: DialogName; readonly text: string } | null => {
  const dialog = useOwnDialog();
  const { view } = useRegistry().create('session');
  if (dialog === null || view?.user.applicationNum === APPLICATIONS.customer) return null;
  const text =
    dialog === 'people-search' ? 'Search users and groups' : 'Search accounts, sites, addresses';
  return { dialog, text };
};

/** Opens the search, the sheet of keys and, after `g`, screens by keyboard. Renders nothing. */
export const SearchShortcut = observer(() => {
  const registry = useRegistry();
  const dialog = useOwnDialog();
  const actionOf = useEntryActions();
  const went = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (dialog === null) return undefined;
    const dialogs = registry.create('dialogs');
    const goTo = (key: string): boolean => {
      const { view } = registry.create('session');
      const input = view === null ? null : navigationInput(view, registry.configuration);
      const found = input === null ? undefined : goEntries(input).find((one) => one.key === key);
      if (found !== undefined) actionOf(found.entry).run?.();
      return found !== undefined;
    };
    /** Handles a key without Ctrl or Alt. Returns true if it did something. */
    const pressPlain = (key: string, at: number): boolean => {
      const follows = at - went.current < GO_TIME;
      went.current = key === 'g' && !follows ? at : Number.NEGATIVE_INFINITY;
      if (follows) return goTo(key);
      if (key === '?') dialogs.open('keys');
      return key === '?' || key === 'g';
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      const press: KeyPress = {
        key: event.key,
        ctrl: event.ctrlKey,
        meta: event.metaKey,
        alt: event.altKey,
        taken: event.defaultPrevented || event.isComposing,
        typing: target instanceof Element && target.closest(TYPING) !== null,
        covered: document.querySelector(COVERING) !== null,
      };
      // Collects text typed while the dialog is loading. The text becomes the initial value of the search field.
      const waits = dialogs.request?.name === dialog;
      const early = waits ? typedEarly(dialogs.request?.detail ?? '', press) : null;
      const plain = isPlain(press) && early === null && !waits;
      if (plain && !registry.create('singleKeys').on) return;
      if (plain && pressPlain(event.key, event.timeStamp)) {
        event.preventDefault();
        return;
      }
      if (early === null && (waits || !opensSearch(press))) return;
      event.preventDefault();
      // Keeps the purpose that the search was opened with.
      dialogs.open(dialog, early, waits ? (dialogs.request?.purpose ?? null) : null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [actionOf, dialog, registry]);
  return null;
});
