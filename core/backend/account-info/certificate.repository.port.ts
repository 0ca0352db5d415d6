import type { Certificate, CheckedCertificate } from '../../account-info/certificate.schema.ts';

/** Alarm certificates that were issued. */
export interface CertificateRepository {
  /** False when this very certificate was issued before. */
  add(
    certificate: Certificate & { readonly siteGroupNum: number; readonly issuedAt: number },
  ): Promise<boolean>;
  /** By its number without dashes. */
  find(number: string): Promise<CheckedCertificate | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly certificates: CertificateRepository;
  }
}
