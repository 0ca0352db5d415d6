/**
 * Seed and path with which the model found each planted fault. After a change of the commands, replace all entries with
 * newly found seeds and paths.
 */
export const KEPT: Readonly<Record<string, { readonly seed: number; readonly path: string }>> = {
  'group not checked': { seed: 20260101, path: '49' },
  'completion needs the group': { seed: 20260101, path: '101' },
  'demand ignored': { seed: 20260101, path: '2' },
  'demand arrives after the user': { seed: 20260101, path: '13' },
  'group kept over sign-out': { seed: 20260101, path: '0' },
  'held kept over sign-out': { seed: 20260101, path: '4' },
  'held kept over change of user': { seed: 20260101, path: '13' },
  'sent kept over the end of an epoch': { seed: 20260101, path: '3' },
  'old refresh kept after sign-in': { seed: 20260101, path: '68' },
  'last in first out': { seed: 20260101, path: '3' },
  'aborted still sent': { seed: 20260101, path: '0' },
  'sent twice': { seed: 20260101, path: '0' },
  'two refreshes at once': { seed: 20260101, path: '1' },
  'late refresh revives': { seed: 20260101, path: '1' },
  'late refresh replaces a newer token': { seed: 20260101, path: '1' },
  'unreachable refresh signs out': { seed: 20260101, path: '109' },
  'expired token sent': { seed: 20260101, path: '1' },
  'expired token on identity': { seed: 20260101, path: '23' },
  'bearer everywhere': { seed: 20260101, path: '0' },
  'stamped at call time': { seed: 20260101, path: '3' },
  'stale answer committed': { seed: 20260101, path: '206' },
  'group compared by number': { seed: 20260101, path: '2783' },
  'stream kept over a change of group': { seed: 20260101, path: '76' },
  'stream ends with its first piece': { seed: 20260101, path: '3' },
  'everything swallowed': { seed: 20260101, path: '0' },
  'resent without end': { seed: 20260101, path: '2349' },
};
