/** One numbered schema migration. Its text is checksummed, so it never changes after release. */
export interface Migration {
  readonly num: number;
  readonly name: string;
  readonly statements: readonly string[];
}
