/**
 * The parameters of the registration page's address (spec §2.1): `code` verifies an e-mail address, `otp` lets an invited
 * person set the first password, `refuse` rejects a change of contact that support is about to make.
 */
export interface RegistrationLink {
  readonly kind: 'code' | 'otp' | 'refuse';
  readonly token: string;
}

/**
 * Reads the link in the address of a message. Null for an address without one. If it has both `code` and `otp`, the
 * password is requested (spec §2.5).
 */
export const readRegistrationLink = (
  get: (name: RegistrationLink['kind']) => string | null,
): RegistrationLink | null => {
  for (const kind of ['otp', 'code', 'refuse'] as const) {
    const token = get(kind)?.trim() ?? '';
    if (token !== '') return { kind, token };
  }
  return null;
};
