/** What the sign-in page was asked for when its browser left for a provider. */
export interface SsoTripWish {
  /** As it stands in the address; judged when it is used, never before (SECURITY.md §3). */
  readonly returnUrl: string | null;
  /** Whether it left from the staff's form, to come back to that one (spec §2.1). */
  readonly internal: boolean;
}

/** Keeps that while the browser is away, for this tab alone. */
export interface SsoTripStore {
  /** A later trip replaces an earlier one; nothing is kept of a page that was asked for nothing. */
  keep(wish: SsoTripWish): void;
}
