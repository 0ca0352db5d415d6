import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import type { DialogName } from '#core/navigation/dialogs.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { useRegistry } from './registry.ts';

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
 * Returns true if a key press opens the header search: `/`, Ctrl+K or Cmd+K (spec §2.2). False while typing or when
 * something covers the page.
 */
export const opensSearch = (press: KeyPress): boolean => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || typing || covered || alt) return false;
  return ctrl === meta ? !ctrl && key === '/' : key.toLowerCase() === 'k';
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

/** Returns the search in the person's header: accounts for dealers, users and groups for staff, null for customers (spec §2.2). */
export const useOwnSearch = (): { readonly dialog: DialogName; readonly text: string } | null => {
  const { view, complete } = useRegistry().create('session');
  if (view === null || !complete) return null;
  if (view.user.applicationNum === APPLICATIONS.staff)
    return { dialog: 'people-search', text: 'Search users and groups' };
  return view.user.applicationNum === APPLICATIONS.dealer && view.requirements.betaUser
    ? { dialog: 'account-search', text: 'Search accounts, sites, addresses' }
    : null;
};

/** Opens the search by keyboard shortcut. Renders nothing. */
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
      // Collects text typed while the dialog is loading. The text becomes the initial value of the search field.
      const waits = dialogs.request?.name === dialog;
      const early = waits ? typedEarly(dialogs.request?.detail ?? '', press) : null;
      if (early === null && (waits || !opensSearch(press))) return;
      event.preventDefault();
      // Keeps the purpose that the search was opened with.
      dialogs.open(dialog, early, waits ? (dialogs.request?.purpose ?? null) : null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [dialog, registry]);
  return null;
});
