const GROUP = /^\d{1,9}$/;

/** The sources from which a browser may know its dealer before sign-in. */
export interface DealerHints {
  /** The value of `sg` in the URL. Null when `sg` is absent. */
  readonly asked: string | null;
  /** This browser's last dealer, as stored and not yet checked. Null when no dealer is stored. */
  readonly remembered: string | null;
  readonly configured: number | null;
}

const groupOf = (text: string | null): number | null =>
  text !== null && GROUP.test(text) ? Number(text) : null;

/**
 * Returns the dealer whose single sign-on is offered first: `sg` in the URL, otherwise this browser's last dealer,
 * otherwise the deployment's group (operating guide). A value that is not a group number is ignored.
 */
export const knownDealer = ({ asked, remembered, configured }: DealerHints): number | null =>
  groupOf(asked) ?? groupOf(remembered) ?? configured;
