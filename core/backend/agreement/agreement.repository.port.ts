import type { AgreementHistory, AgreementKind } from '../../agreement/agreement-version.schema.ts';

/** Stores the versions of the texts a person must agree to. Before the first publication, the version is 0 and the text is empty. */
export interface AgreementRepository {
  newest(kind: AgreementKind): Promise<{ readonly version: number; readonly text: string }>;
  /** Returns the current text and all versions, newest first. */
  history(kind: AgreementKind): Promise<AgreementHistory>;
  /** Returns the text of one version; null if the version does not exist. */
  textOf(kind: AgreementKind, version: number): Promise<string | null>;
  /**
   * Publishes the version after `after`. Returns false if `after` is no longer the current version. `by` is null for an
   * operator at the server's command line.
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
