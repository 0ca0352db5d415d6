import type { AccountGroupViewModel } from './account-group.view-model.ts';

type Editor<Name extends 'company' | 'defaults' | 'contact'> = NonNullable<
  AccountGroupViewModel[Name]
>;
/** A panel that edits one thing of the group. */
export interface OfPanel<Name extends 'company' | 'defaults' | 'contact'> {
  readonly editor: Editor<Name>;
  readonly onClose: () => void;
}

/** Options whose text equals their value. */
export const same = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, text: value }));
