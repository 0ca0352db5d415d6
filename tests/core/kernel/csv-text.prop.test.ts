import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, keptShield, withoutShield } from '#core/kernel/csv-text.rule.ts';

/** Parses CSV according to RFC 4180, to reverse the writing. */
const read = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return rows;
};

const cells = fc.string({ unit: 'grapheme', size: 'medium' });
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

describe('a table as text', () => {
  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'keeps a spreadsheet from computing what begins with %j',
    (sign) => {
      const [[cell = ''] = []] = read(csvText(null, [[`${sign}1`]]));
      expect(cell).toBe(`'${sign}1`);
      expect(withoutShield(cell)).toBe(`${sign}1`);
      expect(withoutShield(keptShield(cell))).toBe(cell);
    },
  );

  it('gives every cell back, whatever stands in it, but for the mark before a formula', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const [head = [], ...rows] = table;
        const back = read(csvText(head, rows)).map((row) =>
          row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')),
        );
        const plain = table.map((row) =>
          row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')),
        );
        expect(back).toEqual(plain);
      }),
    );
  });

  it('never lets text begin like a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), cells, (sign, rest) => {
        const [[first = ''] = []] = read(csvText([sign + rest], []));
        expect(first).toBe(`'${sign}${rest}`);
      }),
    );
  });

  it('keeps a cell whole where a spreadsheet parts cells at another sign', () => {
    const formula = 'x;=1+1\t=2';
    expect(csvText(null, [[formula]])).toBe(`"${formula}"\r\n`);
  });

  it('keeps numbers as numbers, and nothing as nothing', () => {
    expect(csvText(['a', 'b'], [[-5, null]])).toBe('a,b\r\n-5,\r\n');
  });
});
