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
 * Returns the changes that a complete form requests, compared with the data shown to the user. A field that equals the
 * value in force or an open request requests nothing. The form starts with the values in force, so an unchanged field
 * withdraws no open request.
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

/** The decision about one requested change: a new request, a replacement of an undecided request, or a refusal. */
export type RequestDecision =
  /** A null id means that the request to replace was withdrawn, so the new request needs its own id. */
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
  /** A request for this field is approved but not yet applied, which blocks other requests. */
  | { readonly kind: 'blocked'; readonly field: RequestedField }
  /** Another user requested, decided or changed the field since the user read it (domain guide 5.3). */
  | { readonly kind: 'changed'; readonly field: RequestedField };

/** Decides which requests to make, from the current values and open requests. Repeating the same change makes only one request. */
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

/** Returns true if another user touched the field since it was read: by a request, a decision, or an applied change. */
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

/** Returns who last touched a field, and when: by a request or decision, or else by a change of the account. Null if unknown. */
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
