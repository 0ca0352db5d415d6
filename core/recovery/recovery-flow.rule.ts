/** The three steps of every recovery, in order (spec §4.2): identify, prove, set a new password. */
export const RECOVERY_STEPS = ['identify', 'prove', 'reset'] as const;

/**
 * The progress of a recovery in this dialog; the server decides with its own state (SECURITY.md §2.7). `opened` is the
 * input of the first step and is retained on Back, so that the person need not type the same input again and no code is
 * sent twice.
 */
export type RecoveryFlow<Opened> =
  | { readonly at: 'identify'; readonly opened: Opened | null; readonly proven: boolean }
  | { readonly at: 'prove'; readonly opened: Opened; readonly proven: boolean }
  | { readonly at: 'reset'; readonly opened: Opened }
  | { readonly at: 'done' };

/** The initial state, also used after the server has ended the recovery. */
export const RECOVERY_START = { at: 'identify', opened: null, proven: false } as const;

/** Moves to the proof step after the server has started a recovery. A proof from an earlier recovery no longer counts. */
export const recoveryOpened = <T>(flow: RecoveryFlow<T>, opened: T): RecoveryFlow<T> =>
  flow.at === 'identify' ? { at: 'prove', opened, proven: false } : flow;

/** Moves to the password step after the code or the answers were correct. */
export const recoveryProven = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> =>
  flow.at === 'prove' ? { at: 'reset', opened: flow.opened } : flow;

/** Ends the recovery after the password is set. */
export const recoveryDone = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> =>
  flow.at === 'reset' ? { at: 'done' } : flow;

/** Goes back exactly one step (spec §4.2). On the first and the last step, returns the flow unchanged. */
export const stepBack = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> => {
  if (flow.at === 'prove') return { ...flow, at: 'identify' };
  return flow.at === 'reset' ? { at: 'prove', opened: flow.opened, proven: true } : flow;
};

/** Goes forward one step after `stepBack` if the input of the current step is already known. Otherwise returns the flow unchanged. */
export const stepOn = <T>(flow: RecoveryFlow<T>): RecoveryFlow<T> => {
  if (flow.at === 'identify' && flow.opened !== null)
    return { at: 'prove', opened: flow.opened, proven: flow.proven };
  return flow.at === 'prove' && flow.proven ? recoveryProven(flow) : flow;
};
