import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { csvText } from '#core/kernel/csv-text.rule.ts';
import { SPREADSHEET_LIMITS } from '#core/new-account/spreadsheet.schema.ts';
import {
  columnsOfSpreadsheet,
  validateColumns,
  rowsOfSpreadsheet,
} from '#core/new-account/rows-of-spreadsheet.rule.ts';
import {
  fieldOfHeading,
  SPREADSHEET_FIELDS,
  spreadsheetTitle,
} from '#core/new-account/spreadsheet-fields.rule.ts';

const read = async (text: string) => {
  const lines = await csvParseReader.read(text);
  if (!lines.ok) throw new Error(lines.error);
  return lines.value;
};
const fieldsOf = async (text: string) => {
  const columns = columnsOfSpreadsheet(await read(text));
  return columns.ok ? columns.value.map(({ field }) => field) : columns.error;
};

describe('the columns of a pasted sheet', () => {
  it('are taken for what their headings say, ours and those of other lists, the first of two alike', async () => {
    expect(SPREADSHEET_FIELDS.map((field) => fieldOfHeading(spreadsheetTitle(field)))).toEqual(
      SPREADSHEET_FIELDS,
    );
    expect(
      await fieldsOf('Customer\tZIP\tCSID\tcontact\tSalesman\tName\nA\t1\t2\t3\t4\t5'),
    ).toEqual(['name', 'postalCode', 'xmit', 'contact1Name', null, null]);
  });

  it('need a name, and no two of one meaning', () => {
    expect(validateColumns(['street', null])).toBe('Choose the column with the name');
    expect(validateColumns(['name', 'city', 'city'])).toBe('Two columns match City');
    expect(validateColumns(['name', null, null])).toBeNull();
  });

  it('are none without rows, or with more rows than a run has', async () => {
    expect(await fieldsOf('')).toBe('Nothing has been pasted yet');
    expect(await fieldsOf('Name;City')).toBe('There are no rows below the headings');
    const many = Array.from({ length: SPREADSHEET_LIMITS.rows + 1 }, (_, at) => `A${at}`);
    expect(await fieldsOf(['Name', ...many].join('\n'))).toMatch(/500 rows at most/);
    expect(await fieldsOf(['Name', ...many.slice(1)].join('\n'))).toEqual(['name']);
  });
});

it('what is written as a file is read again as it was, formulas and all', async () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const row = fc.record({ name: cell.filter((text) => text !== ''), note: cell, code: cell });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      // Excludes rows with text that looks protected against formulas, because only the portal's own files contain such text.
      fc.pre(
        !rows.some((one) =>
          Object.values(one).some((text) => /^'+[=+\-@\t\r\n＝＋－＠]/.test(text)),
        ),
      );
      const fields = ['name', 'note', 'code'] as const;
      const text = csvText(
        fields.map(spreadsheetTitle),
        rows.map((one) => fields.map((field) => one[field])),
      );
      const lines = await read(text);
      expect(rowsOfSpreadsheet(lines, fields).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});
