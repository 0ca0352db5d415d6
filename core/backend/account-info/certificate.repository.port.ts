import type { Certificate, CheckedCertificate } from '../../account-info/certificate.schema.ts';

/** Repository of issued alarm certificates. */
export interface CertificateRepository {
  /** Stores a certificate; returns false if the same certificate was issued before. */
  add(
    certificate: Certificate & { readonly siteGroupNum: number; readonly issuedAt: number },
  ): Promise<boolean>;
  /** Finds a certificate by its number, without dashes. */
  find(number: string): Promise<CheckedCertificate | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly certificates: CertificateRepository;
  }
}
