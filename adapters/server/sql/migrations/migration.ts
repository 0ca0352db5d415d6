/** One numbered step of the schema; its text is checksummed, so it never changes once released. */
export interface Migration {
  readonly num: number;
  readonly name: string;
  readonly statements: readonly string[];
}
