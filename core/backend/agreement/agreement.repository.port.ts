import type { AgreementHistory, AgreementKind } from '../../agreement/agreement-version.schema.ts';

/** Current texts a person must agree to; version 0 with an empty text while none was published. */
export interface AgreementRepository {
  newest(kind: AgreementKind): Promise<{ readonly version: number; readonly text: string }>;
  /** The current text with every version, newest first. */
  history(kind: AgreementKind): Promise<AgreementHistory>;
  /** Null for a version that never was. */
  textOf(kind: AgreementKind, version: number): Promise<string | null>;
  /** The version after `after`; false when `after` is not the current one any more. `by` is null for whoever runs commands on the server. */
  publish(
    kind: AgreementKind,
    text: string,
    publication: { readonly after: number; readonly by: string | null; readonly at: number },
  ): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly agreements: AgreementRepository;
  }
}
