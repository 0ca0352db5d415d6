import type { AccountForm } from './account-form.schema.ts';
import { accountForm } from './account-form.schema.ts';
import {
  type ChangeRequest,
  type RequestedField,
  requestForm,
  type RequestForm,
} from './change-request.schema.ts';

/** One field as it was and as it shall be. */
export interface FieldChange<Field extends string> {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

type AccountField = keyof AccountForm;

/** What differs between an account on file and what somebody wants of it. */
export const accountChanges = (
  before: AccountForm,
  after: AccountForm,
): readonly FieldChange<AccountField>[] =>
  accountForm.names.flatMap((field) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field])
      ? []
      : [{ field, before: before[field], after: after[field] }],
  );

/** What becomes of a wish for a field: a new request, another wish in the place of one nobody has decided, or nothing. */
export type RequestDecision =
  | { readonly kind: 'ask'; readonly field: RequestedField; readonly wanted: string | null }
  | {
      readonly kind: 'replace';
      readonly id: string;
      readonly field: RequestedField;
      readonly wanted: string | null;
    }
  /** It was approved and is about to be applied, so that nothing else can be asked for meanwhile. */
  | { readonly kind: 'blocked'; readonly field: RequestedField };

/**
 * What is to be asked for, from what is in force and what is open already. A field that is wanted as it is, or as an open
 * request wants it, asks for nothing: the same wish twice is one request.
 */
export const decideRequests = (
  inForce: RequestForm,
  wanted: RequestForm,
  requests: readonly Pick<ChangeRequest, 'id' | 'field' | 'state' | 'wanted'>[],
): readonly RequestDecision[] =>
  requestForm.names.flatMap((field): RequestDecision[] => {
    const wish = wanted[field];
    const open = requests.find(
      (request) =>
        request.field === field && (request.state === 'Submitted' || request.state === 'Approved'),
    );
    if (open === undefined)
      return wish === inForce[field] ? [] : [{ kind: 'ask', field, wanted: wish }];
    // The form begins with what is in force: that alone takes no open request away.
    if (wish === open.wanted || wish === inForce[field]) return [];
    return open.state === 'Approved'
      ? [{ kind: 'blocked', field }]
      : [{ kind: 'replace', id: open.id, field, wanted: wish }];
  });
