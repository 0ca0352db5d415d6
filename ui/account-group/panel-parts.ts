import type { AccountGroupViewModel } from './account-group.view-model.ts';

type Editor<Name extends 'company' | 'defaults' | 'contact'> = NonNullable<
  AccountGroupViewModel[Name]
>;
/** The props of a panel that edits one part of the group. */
export interface OfPanel<Name extends 'company' | 'defaults' | 'contact'> {
  readonly editor: Editor<Name>;
  readonly onClose: () => void;
}

/** Returns select options whose text equals their value. */
export const same = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, text: value }));
