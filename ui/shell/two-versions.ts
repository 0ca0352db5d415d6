/** One field in both versions. `mine` is null when only the other person changed it. */
export interface TwoVersions {
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string;
}
