/**
 * The parameters of the registration page's address (spec §2.1). `code` verifies an e-mail address, `otp` lets an invited
 * person set a first password, `refuse` rejects a pending contact change by support.
 */
export interface RegistrationLink {
  readonly kind: 'code' | 'otp' | 'refuse';
  readonly token: string;
}

/** Reads the link in the address of a mailed link, or returns null when there is none. `otp` takes precedence over `code` (spec §2.5). */
export const readRegistrationLink = (
  get: (name: RegistrationLink['kind']) => string | null,
): RegistrationLink | null => {
  for (const kind of ['otp', 'code', 'refuse'] as const) {
    const token = get(kind)?.trim() ?? '';
    if (token !== '') return { kind, token };
  }
  return null;
};
