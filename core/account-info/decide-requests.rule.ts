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
 * What a form of all fields asks for, from what its person saw. A field that stands as it is in force, or as an open request
 * wants it, asks for nothing: the form begins with what is in force, and that alone takes no open request away.
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

/** What becomes of a wish: a new request, another wish in the place of one nobody has decided, or a no. */
export type RequestDecision =
  /** Without an id the request it was meant to replace was taken back, and it needs a number of its own. */
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
  /** It was approved and is about to be applied, so that nothing else can be asked for meanwhile. */
  | { readonly kind: 'blocked'; readonly field: RequestedField }
  /** Somebody else asked for it, or it was decided or changed, since the person looked (domain guide 5.3). */
  | { readonly kind: 'changed'; readonly field: RequestedField };

/** What is to be asked for, from what is in force and what is open by now; the same wish twice is one request. */
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

/** Whether somebody touched a field since it was wished: by another wish, a decision, or a change that was applied. */
export const isTouched = (
  { inForce, requests }: Asked,
  { before, field, id, rev }: RequestedChange,
): boolean => {
  const open = openOf(requests, field);
  const seen = rev === null ? null : id;
  return inForce[field] !== before || (open?.id ?? null) !== seen || (open?.rev ?? null) !== rev;
};

/** Whether everything that was wished is asked for or in force. */
export const isAskedFor = (asked: Asked, changes: readonly RequestedChange[]): boolean =>
  decideRequests(asked, changes).length === 0;

/** Who touched a field last, and when: by asking for it or deciding, else by a change of the account; null where nobody noted it. */
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
