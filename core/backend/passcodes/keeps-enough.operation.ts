import { type CodesLeft, codesLeft, type CountedCode } from '../../passcodes/codes-left.rule.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Refusal } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { LAST_CODE, LAST_MASTER } from './code-refusals.ts';
import type { LockedCode, Touch } from './site-passcode.repository.port.ts';

export type CodePorts = Pick<
  BackendPorts,
  | 'unitOfWork'
  | 'clock'
  | 'ids'
  | 'secrets'
  | 'wallClock'
  | 'vault'
  | 'hasher'
  | 'providerName'
  | 'publicUrls'
>;

/** Returns the person and time of a change to codes. */
export const touchOf = ({ clock }: Pick<BackendPorts, 'clock'>, site: LockedSite): Touch => ({
  by: site.by,
  now: clock.now(),
});

const REFUSED: Readonly<Record<Exclude<CodesLeft, 'enough'>, Result<never, Refusal>>> = {
  lastCode: LAST_CODE,
  lastMaster: LAST_MASTER,
};

/** Checks that enough codes remain after one of the site's codes is changed or removed. */
export const keepsEnough = (
  { wallClock, clock }: Pick<BackendPorts, 'wallClock' | 'clock'>,
  { timeZone }: Pick<LockedSite, 'timeZone'>,
  codes: readonly LockedCode[],
  { id, becomes }: { readonly id: string; readonly becomes: CountedCode | null },
): Result<null, Refusal> => {
  const today = wallClock.wallTime(clock.now(), timeZone).slice(0, 10);
  const after = codes.flatMap((code): readonly CountedCode[] => {
    if (code.id !== id) return [code];
    return becomes === null ? [] : [becomes];
  });
  const left = codesLeft(codes, after, today);
  return left === 'enough' ? ok(null) : REFUSED[left];
};
