/** One numbered schema migration. A released migration must never be edited, because its checksum is compared at each startup. */
export interface Migration {
  readonly num: number;
  readonly name: string;
  readonly statements: readonly string[];
}
