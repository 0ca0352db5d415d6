/** Why a text is not a signal, with a message for its sender. */
export type DecodeFault =
  | { readonly kind: 'length'; readonly message: string }
  | { readonly kind: 'letters'; readonly message: string }
  | { readonly kind: 'checksum'; readonly message: string }
  | { readonly kind: 'account'; readonly message: string }
  | { readonly kind: 'encrypted'; readonly message: string };

/** Returns a fault as a failed result. */
export const decodeFault = (
  kind: DecodeFault['kind'],
  message: string,
): { readonly ok: false; readonly error: DecodeFault } => ({
  ok: false,
  // The part of a line quoted in a message may end within a character.
  error: { kind, message: message.replaceAll(/\p{Cs}/gu, '\ufffd') },
});
