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
