/** The three steps of every recovery, in their order (spec §4.2): who it is, the proof, the new password. */
export const RECOVERY_STEPS = ['identify', 'prove', 'reset'] as const;

/**
 * How far a recovery is in this dialog; the server keeps its own count and decides (SECURITY.md §2.7). `opened` is what
 * the server was told in the first step; it stays known on the way back, so that nothing is asked or sent twice.
 */
export type RecoveryFlow<Opened> =
  | { readonly at: 'identify'; readonly opened: Opened | null; readonly proven: boolean }
  | { readonly at: 'prove'; readonly opened: Opened; readonly proven: boolean }
  | { readonly at: 'reset'; readonly opened: Opened }
  | { readonly at: 'done' };

/** Nothing is opened: the beginning, and again after the server gave the recovery up. */
export const RECOVERY_START = { at: 'identify', opened: null, proven: false } as const;

/** The server opened a recovery in the first step; a proof of an earlier one counts no more. */
export const recoveryOpened = <T>(flow: RecoveryFlow<T>, opened: T): RecoveryFlow<T> =>
  flow.at === 'identify' ? { at: 'prove', opened, proven: false } : flow;

/** The code or the answers were right. */
export const recoveryProven = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> =>
  flow.at === 'prove' ? { at: 'reset', opened: flow.opened } : flow;

/** The password is set, which ends it. */
export const recoveryDone = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> =>
  flow.at === 'reset' ? { at: 'done' } : flow;

/** Exactly one step back (spec §4.2); the first and the last have none before them. */
export const stepBack = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> => {
  if (flow.at === 'prove') return { ...flow, at: 'identify' };
  return flow.at === 'reset' ? { at: 'prove', opened: flow.opened, proven: true } : flow;
};

/** One step forward again after `stepBack`, where what the step asks for is known already; else the flow stays. */
export const stepOn = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> => {
  if (flow.at === 'identify' && flow.opened !== null)
    return { at: 'prove', opened: flow.opened, proven: flow.proven };
  return flow.at === 'prove' && flow.proven ? recoveryProven(flow) : flow;
};
