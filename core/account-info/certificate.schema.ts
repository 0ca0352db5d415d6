import * as z from 'zod/mini';

/** An issued alarm certificate (domain guide 6.7 "Certificate"). */
export const certificateSchema = z.object({
  /** Twelve digits and letters A to F. The printed form adds dashes. */
  number: z.string(),
  siteNum: z.int(),
  /** Day of issue at the site, `YYYY-MM-DD`. */
  day: z.string(),
  issuedTo: z.string(),
  name: z.string(),
  address: z.string(),
  accountNumbers: z.array(z.string()),
  services: z.array(z.string()),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** A certificate, and whether the account is still monitored today. */
export const checkedCertificateSchema = z.extend(certificateSchema, { isMonitored: z.boolean() });
export type CheckedCertificate = z.infer<typeof checkedCertificateSchema>;

/** Reads a typed certificate number, ignoring dashes, spaces and case. Returns null if the number cannot be valid. */
export const readCertificateNumber = (typed: string): string | null => {
  const number = typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();
  return /^[0-9A-F]{12}$/.test(number) ? number : null;
};

/** Returns a certificate number as printed, in groups of four characters. */
export const certificateNumberText = (number: string): string =>
  number.replaceAll(/(.{4})(?=.)/g, '$1-');
