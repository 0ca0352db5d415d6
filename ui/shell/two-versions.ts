/** One field as the two of you have it; mine is null where only they changed it. */
export interface TwoVersions {
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string;
}
