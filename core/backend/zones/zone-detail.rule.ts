import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { zoneForm, type ZoneForm } from '../../zones/zone-form.schema.ts';

/** One zone in a change of many zones. */
export interface DetailedZone {
  /** Name of the zone in the audit log, unique within the change. */
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
 * Returns the audit log fields of changed zones: all values of a new zone, and the old and new values of a changed zone.
 * Each zone has its own field, because the audit log limits the length of a field (SECURITY.md §2.11).
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
