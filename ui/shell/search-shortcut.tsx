import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { APPLICATIONS } from '#core/session/user.schema.ts';
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

/** `/`, Ctrl+K and Cmd+K open the account search (spec §2.2), never while somebody types or something lies over the page. */
export const opensSearch = (press: KeyPress): boolean => {
  const { key, ctrl, meta, alt, taken, typing, covered } = press;
  if (taken || typing || covered || alt) return false;
  return ctrl === meta ? !ctrl && key === '/' : key.toLowerCase() === 'k';
};

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const COVERING = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [aria-modal=true]';

/** Opens the account search by keyboard, for dealers only (spec §2.2). Draws nothing. */
export const SearchShortcut = observer(() => {
  const registry = useRegistry();
  const { view, complete } = registry.create('session');
  const on =
    complete && view?.user.applicationNum === APPLICATIONS.dealer && view.requirements.betaUser;
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      const open = opensSearch({
        key: event.key,
        ctrl: event.ctrlKey,
        meta: event.metaKey,
        alt: event.altKey,
        taken: event.defaultPrevented || event.isComposing,
        typing: target instanceof Element && target.closest(TYPING) !== null,
        covered: document.querySelector(COVERING) !== null,
      });
      if (!open) return;
      event.preventDefault();
      registry.create('dialogs').open('account-search');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [on, registry]);
  return null;
});
