import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import type { DialogName } from '#core/navigation/dialogs.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { useRegistry } from './registry.ts';

/** What a press of a key is, as far as the shortcut of the account search needs it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  /** Somebody else has used it, or it composes a character. */
  readonly taken: boolean;
  /** The focus is where characters are typed. */
  readonly typing: boolean;
  /** A dialog or menu lies over the page. */
  readonly covered: boolean;
}

/** `/`, Ctrl+K and Cmd+K open the search of the header (spec §2.2), never while somebody types or something lies over the page. */
export const opensSearch = (press: KeyPress): boolean => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || typing || covered || alt) return false;
  return ctrl === meta ? !ctrl && key === '/' : key.toLowerCase() === 'k';
};

/** What was typed since the search was asked for, with this press; null when the press types nothing, or lands where characters are typed by now. */
export const typedEarly = (before: string, press: KeyPress): string | null => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || typing || covered || ctrl || meta || alt) return null;
  if (key === 'Backspace') return before.slice(0, -1);
  return Array.from(key).length === 1 ? before + key : null;
};

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const COVERING = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [aria-modal=true]';

/** The search in the header: accounts for dealers of the portal, users and groups for staff, none for customers (spec §2.2). */
export const useOwnSearch = (): { readonly dialog: DialogName; readonly text: string } | null => {
  const { view, complete } = useRegistry().create('session');
  if (view === null || !complete) return null;
  if (view.user.applicationNum === APPLICATIONS.staff)
    return { dialog: 'people-search', text: 'Search users and groups' };
  return view.user.applicationNum === APPLICATIONS.dealer && view.requirements.betaUser
    ? { dialog: 'account-search', text: 'Search accounts, sites, addresses' }
    : null;
};

/** Opens that search by keyboard. Draws nothing. */
export const SearchShortcut = observer(() => {
  const registry = useRegistry();
  const dialog = useOwnSearch()?.dialog ?? null;
  useEffect(() => {
    if (dialog === null) return undefined;
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
      const dialogs = registry.create('dialogs');
      // The dialog is still being fetched: its field begins with what is typed meanwhile.
      const waits = dialogs.request?.name === dialog;
      const early = waits ? typedEarly(dialogs.request?.detail ?? '', press) : null;
      if (early === null && (waits || !opensSearch(press))) return;
      event.preventDefault();
      // What the search was opened for goes on.
      dialogs.open(dialog, early, waits ? (dialogs.request?.purpose ?? null) : null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [dialog, registry]);
  return null;
});
