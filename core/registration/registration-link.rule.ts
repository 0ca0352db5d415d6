/** What the address of the registration page carries (spec §2.1): `code` proves an e-mail address, `otp` lets an invited person set the first password, `refuse` keeps a contact that support is about to change. */
export interface RegistrationLink {
  readonly kind: 'code' | 'otp' | 'refuse';
  readonly token: string;
}

/** Reads the link of a message; null for an address without one. With both, the password is asked for (spec §2.5). */
export const readRegistrationLink = (
  get: (name: RegistrationLink['kind']) => string | null,
): RegistrationLink | null => {
  for (const kind of ['otp', 'code', 'refuse'] as const) {
    const token = get(kind)?.trim() ?? '';
    if (token !== '') return { kind, token };
  }
  return null;
};
