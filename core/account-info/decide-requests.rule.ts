import type { AccountInfo } from './account-info.schema.ts';
import {
  type ChangeRequest,
  type RequestedField,
  requestForm,
  type RequestForm,
  type RequestedChange,
} from './change-request.schema.ts';

type Asked = Pick<AccountInfo, 'inForce' | 'requests'>;

const openOf = (requests: readonly ChangeRequest[], field: RequestedField) =>
  requests.find(
    (request) =>
      request.field === field && (request.state === 'Submitted' || request.state === 'Approved'),
  );

/**
 * Returns the changes that a form of all fields requests, compared with what its user saw. A field that equals the value
 * in force or that of an open request requests nothing. The form starts with the values in force, so this alone withdraws
 * no open request.
 */
export const requestedChangesOf = (
  { inForce, requests }: Asked,
  wanted: RequestForm,
  newId: (field: RequestedField) => string,
): readonly RequestedChange[] =>
  requestForm.names.flatMap((field): RequestedChange[] => {
    const open = openOf(requests, field);
    if (wanted[field] === inForce[field] || wanted[field] === open?.wanted) return [];
    const change = { field, before: inForce[field], wanted: wanted[field] };
    return [
      open === undefined
        ? { ...change, id: newId(field), rev: null }
        : { ...change, id: open.id, rev: open.rev },
    ];
  });

/** The decision about a requested change: a new request, a replacement of an undecided one, or a refusal. */
export type RequestDecision =
  /** A null id means the request it should replace was withdrawn, so it needs a new id. */
  | {
      readonly kind: 'ask';
      readonly id: string | null;
      readonly field: RequestedField;
      readonly wanted: string | null;
    }
  | {
      readonly kind: 'replace';
      readonly id: string;
      readonly field: RequestedField;
      readonly wanted: string | null;
    }
  /** A request for this field was approved and is about to be applied, so nothing else can be requested until then. */
  | { readonly kind: 'blocked'; readonly field: RequestedField }
  /** Another user requested, decided or changed it since the user read it (domain guide 5.3). */
  | { readonly kind: 'changed'; readonly field: RequestedField };

/** Decides what to request, from the current values and open requests; repeating the same change makes one request. */
export const decideRequests = (
  { inForce, requests }: Asked,
  changes: readonly RequestedChange[],
): readonly RequestDecision[] =>
  changes.flatMap(({ id, field, before, wanted, rev }): RequestDecision[] => {
    const known = requests.find((request) => request.id === id);
    const open = openOf(requests, field);
    if (known?.wanted === wanted) return [];
    if (wanted === (open === undefined ? inForce[field] : open.wanted)) return [];
    if (open === undefined)
      return known === undefined && inForce[field] === before
        ? [{ kind: 'ask', id: rev === null ? id : null, field, wanted }]
        : [{ kind: 'changed', field }];
    if (open.state === 'Approved') return [{ kind: 'blocked', field }];
    return open.id === id && open.rev === rev
      ? [{ kind: 'replace', id, field, wanted }]
      : [{ kind: 'changed', field }];
  });

/** Returns true if another user touched a field since the change was requested: by a request, a decision, or an applied change. */
export const isTouched = (
  { inForce, requests }: Asked,
  { before, field, id, rev }: RequestedChange,
): boolean => {
  const open = openOf(requests, field);
  const seen = rev === null ? null : id;
  return inForce[field] !== before || (open?.id ?? null) !== seen || (open?.rev ?? null) !== rev;
};

/** Returns true if every change is already requested or in force. */
export const isAskedFor = (asked: Asked, changes: readonly RequestedChange[]): boolean =>
  decideRequests(asked, changes).length === 0;

/** Returns who last touched a field, and when: by requesting or deciding, otherwise by changing the account; null if unknown. */
export const lastTouch = (
  { requests, changedAt, changedBy }: Pick<AccountInfo, 'changedAt' | 'changedBy' | 'requests'>,
  field: RequestedField,
): { readonly who: string | null; readonly at: string | null } => {
  const newest = requests.find((request) => request.field === field);
  if (newest === undefined) return { who: changedBy, at: changedAt };
  return newest.decidedAt === null
    ? { who: newest.askedBy, at: newest.askedAt }
    : { who: newest.decidedBy, at: newest.decidedAt };
};
