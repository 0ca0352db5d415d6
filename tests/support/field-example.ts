import * as z from 'zod/mini';
import type { FileCell } from '#core/forms/file-cell.rule.ts';
import type { AnyField } from '#core/forms/create-form.schema.ts';

/**
 * Returns example texts, at least one of which is valid for any file field. `at` is the position of the field and makes
 * the texts of different fields differ.
 */
const textsOf = (name: string, at: number): readonly string[] => {
  const two = String(at + 1).padStart(2, '0');
  return [
    `Some ${name}`,
    `2131-05-${two}`,
    `207-555-01${two} x12 Work text; 207-555-02${two} Home no text`,
    `pat${two}@example.com no notices; lee${two}@example.com`,
    `pat${two}@example.com`,
    'Mon,Tue,Sat 08:00-18:30',
    `207-555-01${two}`,
    'yes',
    'es',
    String(at + 1),
    '3',
    `43.657${two}, -70.25340`,
  ];
};

/** Returns a valid text for a field, in the format of its file cell. The text differs from the text in the cell of a new record. */
export const fieldExample = (
  name: string,
  field: AnyField,
  { cell, at }: { readonly cell: FileCell; readonly at: number },
): string => {
  const begun = cell.show(field.read(field.blank));
  for (const text of [...(cell.choices ?? []).toReversed(), ...textsOf(name, at)]) {
    const validated = z.safeParse(field.draft, cell.read(text));
    const given = validated.success ? cell.show(validated.data) : '';
    if (given !== '' && given !== begun) return given;
  }
  throw new Error(`no text fits the field ${name}`);
};
