import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { zoneForm, type ZoneForm } from '../../zones/zone-form.schema.ts';

/** One zone of a change of many. */
export interface DetailedZone {
  /** How the audit log calls it; no two of one change share it. */
  readonly name: string;
  readonly before: ZoneForm | null;
  readonly form: ZoneForm;
}

const textOf = (form: ZoneForm): string =>
  zoneForm.names
    .flatMap((name) => {
      const value = form[name];
      return value === null || value === false ? [] : [`${zoneForm.labels[name]} ${String(value)}`];
    })
    .join(', ');

/** What the audit log says of each: all of a new one, of a changed one each field before and after; a field of its own each, because the audit log bounds them (SECURITY.md §2.11). */
export const zoneDetail = (zones: readonly DetailedZone[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    zones.flatMap(({ before, form, name }): readonly (readonly [string, string])[] =>
      before === null
        ? [[name, `added: ${textOf(form)}`]]
        : fieldChanges(zoneForm.names, before, form).map((change) => [
            `${name} ${change.field}`,
            JSON.stringify({ before: change.before, after: change.after }),
          ]),
    ),
  );
