import { codeFault, type CodeFault, type KnownPlace } from './code-fault.rule.ts';
import { PASSCODE_LIMITS } from './passcode-limits.ts';
import { codeWeakness, type CodeWeakness } from './code-weakness.rule.ts';

/** Another code on file at the same site, normalized. */
export interface OtherCode {
  readonly isDuress: boolean;
  /** The code itself. Null when it cannot be decrypted; then only its hash is known. */
  readonly code: string | null;
  /** Whether the stored hash shows that this code equals the requested one. */
  readonly isSame: boolean;
}

/** A requested new code, normalized. */
export interface RequestedCode {
  readonly code: string;
  /** The code is for duress. */
  readonly isDuress: boolean;
  /** The person saw the warning that the code is weak and wants it anyway. */
  readonly knowingly: boolean;
  /** True for a restored code, which is only compared with the other codes. */
  readonly comesBack?: boolean;
}

/** The result for a requested code. `inUse` and `tooAlike` reveal a comparison with secret codes and count as an attempt. */
export type NewCodeVerdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'weak'; readonly why: CodeWeakness }
  | { readonly kind: 'refused'; readonly why: CodeFault }
  | { readonly kind: 'compared'; readonly why: 'inUse' | 'tooAlike' };

/** Returns in how many positions two codes differ. Each extra character of the longer code counts as one. */
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
 * Checks whether a code may be used at a site (domain guide 6.4 "Refused"): first against public facts, then against the
 * other codes. An ordinary code too close to the duress code gets exactly the same response as a code in use. All other
 * codes are always compared, so that the duress code cannot be found by trial. Also used for PINs.
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
