/**
 * The parameters in the URL of the registration page (spec §2.1). `code` verifies an e-mail address, `otp` lets an invited
 * person set a first password, `refuse` refuses a contact change that support started.
 */
export interface RegistrationLink {
  readonly kind: 'code' | 'otp' | 'refuse';
  readonly token: string;
}

/** Reads the link parameter of a mailed URL, or returns null when there is none. `otp` takes precedence over `code` (spec §2.5). */
export const readRegistrationLink = (
  get: (name: RegistrationLink['kind']) => string | null,
): RegistrationLink | null => {
  for (const kind of ['otp', 'code', 'refuse'] as const) {
    const token = get(kind)?.trim() ?? '';
    if (token !== '') return { kind, token };
  }
  return null;
};
