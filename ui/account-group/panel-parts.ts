import type { TwoVersions } from '../shell/theirs-notice.tsx';
import type { AccountGroupViewModel } from './account-group.view-model.ts';

type Editor<Name extends 'company' | 'defaults' | 'contact'> = NonNullable<
  AccountGroupViewModel[Name]
>;
/** A panel that edits one thing of the group. */
export interface OfPanel<Name extends 'company' | 'defaults' | 'contact'> {
  readonly editor: Editor<Name>;
  readonly onClose: () => void;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The fields two people have differently. */
export const versionsOf = (
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>> | null,
): readonly TwoVersions[] =>
  theirs === null
    ? []
    : names
        .filter((name) => shown(mine[name]) !== shown(theirs[name]))
        .map((name) => ({
          label: labels[name] ?? name,
          mine: shown(mine[name]),
          theirs: shown(theirs[name]),
        }));

/** Who saved meanwhile. */
export const byOf = (
  theirs: { readonly changedBy: string | null; readonly changedAt: string | null } | null,
) => theirs && { who: theirs.changedBy, at: theirs.changedAt };

/** Choices that speak for themselves. */
export const same = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, text: value }));
