import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { zoneForm, type ZoneForm } from '../../zones/zone-form.schema.ts';

/** One zone in a change of many. */
export interface DetailedZone {
  /** The name of the zone in the audit log, unique within the change. */
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

/**
 * Returns the audit log fields: for a new zone all values, for a changed zone each field before and after. Each has a
 * field of its own, because the audit log limits their length (SECURITY.md §2.11).
 */
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
