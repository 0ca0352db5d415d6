/** Why a text is no signal, with words for whoever sent it. */
export type DecodeFault =
  | { readonly kind: 'length'; readonly message: string }
  | { readonly kind: 'letters'; readonly message: string }
  | { readonly kind: 'checksum'; readonly message: string }
  | { readonly kind: 'account'; readonly message: string }
  | { readonly kind: 'encrypted'; readonly message: string };

/** A fault as an answer. */
export const decodeFault = (
  kind: DecodeFault['kind'],
  message: string,
): { readonly ok: false; readonly error: DecodeFault } => ({
  ok: false,
  // What a fault repeats of a line may end within a character.
  error: { kind, message: message.replaceAll(/\p{Cs}/gu, '\ufffd') },
});
