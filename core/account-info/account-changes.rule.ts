import type { AccountForm } from './account-form.schema.ts';
import { accountForm } from './account-form.schema.ts';

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
