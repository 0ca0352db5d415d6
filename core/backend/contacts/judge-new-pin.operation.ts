import type { PinJudge } from './keep-pin.operation.ts';

/**
 * The seam to the rules about codes of a site (domain guide 6.4 "Refused"): gets the folded code and answers a refusal, or
 * null where nothing stands against it. Length and letters are judged before.
 */
export const judgeNewPin: PinJudge = () => Promise.resolve(null);
