import type { AgreementHistory, AgreementKind } from '../../agreement/agreement-version.schema.ts';

/** The current texts a person must agree to. Before the first publication, the version is 0 and the text is empty. */
export interface AgreementRepository {
  newest(kind: AgreementKind): Promise<{ readonly version: number; readonly text: string }>;
  /** The current text with every version, newest first. */
  history(kind: AgreementKind): Promise<AgreementHistory>;
  /** Returns null for a version that never existed. */
  textOf(kind: AgreementKind, version: number): Promise<string | null>;
  /**
   * Publishes the version after `after`. Returns false when `after` is no longer the current version. `by` is null for an
   * operator who runs commands on the server.
   */
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
