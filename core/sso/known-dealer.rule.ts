const GROUP = /^\d{1,9}$/;

/** What a browser knows about its dealer before anybody has signed in. */
export interface DealerHints {
  /** `sg` as it stands in the address. */
  readonly asked: string | null;
  /** This browser's last dealer, as it was stored. */
  readonly remembered: string | null;
  readonly configured: number | null;
}

const groupOf = (text: string | null): number | null =>
  text !== null && GROUP.test(text) ? Number(text) : null;

/** Whose single sign-on is offered first: `sg` of the address, else this browser's last dealer, else the deployment's group (operating guide); anything but a group number counts as none. */
export const knownDealer = ({ asked, remembered, configured }: DealerHints): number | null =>
  groupOf(asked) ?? groupOf(remembered) ?? configured;
