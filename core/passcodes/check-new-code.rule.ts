import { codeFault, type CodeFault, type KnownPlace } from './code-fault.rule.ts';
import { PASSCODE_LIMITS } from './passcode-limits.ts';
import { codeWeakness, type CodeWeakness } from './code-weakness.rule.ts';

/** Another code on file at the same site, folded. */
export interface OtherCode {
  readonly isDuress: boolean;
  /** Null where it cannot be opened: known by its mark alone. */
  readonly code: string | null;
  /** Whether its mark or hash says that it is the wished one. */
  readonly isSame: boolean;
}

/** A code somebody wishes for, folded. */
export interface RequestedCode {
  readonly code: string;
  /** It shall be the one that calls for help. */
  readonly isDuress: boolean;
  /** The person was told that it is weak, and wants it all the same. */
  readonly knowingly: boolean;
  /** It was on file before: only what others have stands in its way. */
  readonly comesBack?: boolean;
}

/** What comes of a wish: `inUse` and `tooAlike` are what only a comparison with secrets tells, and cost a try. */
export type NewCodeVerdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'weak'; readonly why: CodeWeakness }
  | { readonly kind: 'refused'; readonly why: CodeFault }
  | { readonly kind: 'compared'; readonly why: 'inUse' | 'tooAlike' };

/** In how many characters two codes differ: place by place, and one for each that only the longer has. */
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
 * Whether a code may be had at a site (domain guide 6.4 "Refused"): first what everybody knows, then what others have.
 * An ordinary code that comes too close to the duress code is answered in everything like one that is in use already, and
 * every other code is looked at whatever the answer, so that the duress code is not found by trial. Checks PINs as well.
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
