import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import type { DialogName } from '#core/navigation/dialogs.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { useRegistry } from './registry.ts';

/** A key press, with the facts the search shortcut needs. */
export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  /** True when another handler used it, or it composes a character. */
  readonly taken: boolean;
  /** True when the focus is in a field. */
  readonly typing: boolean;
  /** True when a dialog or menu covers the page. */
  readonly covered: boolean;
}

/**
 * Returns true if a key press opens the search of the header: `/`, Ctrl+K or Cmd+K (spec §2.2), never during typing or
 * when something covers the page.
 */
export const opensSearch = (press: KeyPress): boolean => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || typing || covered || alt) return false;
  return ctrl === meta ? !ctrl && key === '/' : key.toLowerCase() === 'k';
};

/**
 * Returns the text typed since the search was requested, including this press; null when the press types nothing or a
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

/** Returns the search of the header: accounts for dealers, users and groups for staff, none for customers (spec §2.2). */
export const useOwnSearch = (): { readonly dialog: DialogName; readonly text: string } | null => {
  const { view, complete } = useRegistry().create('session');
  if (view === null || !complete) return null;
  if (view.user.applicationNum === APPLICATIONS.staff)
    return { dialog: 'people-search', text: 'Search users and groups' };
  return view.user.applicationNum === APPLICATIONS.dealer && view.requirements.betaUser
    ? { dialog: 'account-search', text: 'Search accounts, sites, addresses' }
    : null;
};

/** Opens the search by keyboard. Renders nothing. */
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
      // While the dialog is still loading, the typed text is collected and becomes the initial value of its field.
      const waits = dialogs.request?.name === dialog;
      const early = waits ? typedEarly(dialogs.request?.detail ?? '', press) : null;
      if (early === null && (waits || !opensSearch(press))) return;
      event.preventDefault();
      // Keeps the purpose for which the search was opened.
      dialogs.open(dialog, early, waits ? (dialogs.request?.purpose ?? null) : null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [dialog, registry]);
  return null;
});
