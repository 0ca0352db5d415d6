/** One field in both versions. `mine` is null if only the other person changed the field. */
export interface TwoVersions {
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string;
}
