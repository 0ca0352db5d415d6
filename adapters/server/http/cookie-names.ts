import type { Variant } from '#core/session/user.schema.ts';

/** The HttpOnly cookies of one variant; ports of one host share cookies, so the variant is in the name (SECURITY.md §2.2). */
export interface CookieNames {
  readonly refresh: string;
  readonly device: string;
  readonly browser: string;
}

/** Without `secure` (an http base address on loopback) the `__Host-` prefix goes, because browsers refuse it there (SECURITY.md §2.16). */
export const cookieNames = (variant: Variant, secure: boolean): CookieNames => {
  const prefix = secure ? '__Host-' : '';
  return {
    refresh: `${prefix}refresh-${variant}`,
    device: `${prefix}device-${variant}`,
    browser: `${prefix}browser-${variant}`,
  };
};
