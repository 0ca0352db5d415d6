import { codeFault, type CodeFault, type KnownPlace } from './code-fault.rule.ts';
import { PASSCODE_LIMITS } from './passcode-limits.ts';
import { codeWeakness, type CodeWeakness } from './code-weakness.rule.ts';

/** Another stored code of the same site, normalized. */
export interface OtherCode {
  readonly isDuress: boolean;
  /** The code itself. Null when it cannot be decrypted, so that only its hash can be compared. */
  readonly code: string | null;
  /** True if the stored hash shows that this code equals the requested code. */
  readonly isSame: boolean;
}

/** A requested new code, normalized. */
export interface RequestedCode {
  readonly code: string;
  readonly isDuress: boolean;
  /** True if the person was warned that the code is weak and confirmed it anyway. */
  readonly knowingly: boolean;
  /** True for a restored code, which is compared only with the other codes. */
  readonly comesBack?: boolean;
}

/**
 * The result for a requested code. `inUse` and `tooAlike` come from a comparison with secret codes, so either result
 * counts as an attempt to guess a code.
 */
export type NewCodeVerdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'weak'; readonly why: CodeWeakness }
  | { readonly kind: 'refused'; readonly why: CodeFault }
  | { readonly kind: 'compared'; readonly why: 'inUse' | 'tooAlike' };

/** Returns the number of positions in which two codes differ. Each extra character of the longer code counts as one. */
export const codeDistance = (one: string, other: string): number => {
  const common = Math.min(one.length, other.length);
  const differing = Array.from({ length: common }, (_, at) => Number(one[at] !== other[at]));
  const apart = Math.abs(one.length - other.length);
  return differing.reduce((sum, differs) => sum + differs, apart);
};

const isTooClose = (change: RequestedCode, other: OtherCode): boolean => {
  const distance = other.code === null ? Infinity : codeDistance(change.code, other.code);
  const least = change.isDuress !== other.isDuress ? PASSCODE_LIMITS.duressDistance : 1;
  return other.isSame || distance < least;
};

/**
 * Checks whether a code or PIN may be used at a site, first against public facts, then against the other codes (domain
 * guide 6.4 "Refused"). A code too close to the duress code gets the same response as a code in use, so that the duress
 * code cannot be found by guessing.
 */
export const checkNewCode = (
  change: RequestedCode,
  place: KnownPlace,
  others: readonly OtherCode[],
): NewCodeVerdict => {
  const isNew = change.comesBack !== true;
  const fault = isNew ? codeFault(change.code, place) : null;
  const weakness = isNew && !change.knowingly ? codeWeakness(change.code) : null;
  const close = others.map((other) => isTooClose(change, other)).filter(Boolean).length;
  if (fault !== null) return { kind: 'refused', why: fault };
  if (weakness !== null) return { kind: 'weak', why: weakness };
  if (close === 0) return { kind: 'fits' };
  return { kind: 'compared', why: change.isDuress ? 'tooAlike' : 'inUse' };
};
