/** The reason why a text is not a signal, with a message for the sender. */
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
  // A quoted part of a line may end within a character. The remaining half is replaced.
  error: { kind, message: message.replaceAll(/\p{Cs}/gu, '\ufffd') },
});
