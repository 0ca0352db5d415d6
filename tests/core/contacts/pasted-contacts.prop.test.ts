import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactForm, contactFormSchema } from '#core/contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import { isPhoneNumber } from '#core/contacts/phones-field.schema.ts';
import { keptPaste } from '#core/contacts/kept-paste.rule.ts';
import { listWarnings, losesLastCallable } from '#core/contacts/list-warnings.rule.ts';
import { PASTED_NAMES } from '#core/contacts/recognise-columns.rule.ts';
import { pasteProblem, readPastedContacts } from '#core/contacts/pasted-contacts.rule.ts';
import { readTable } from '#core/contacts/read-table.rule.ts';
import { textCell } from '#core/forms/file-cell.rule.ts';
import type { AnyField } from '#core/forms/create-form.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { csvText } from '#core/kernel/csv-text.rule.ts';
import { fieldExample } from '#tests/support/field-example.ts';
import { anyContact } from '#tests/arbitraries/contacts.ts';

/** Generates texts that no spreadsheet program evaluates as a formula. Such texts are written to the file unchanged. */
const cell = fc
  .array(fc.constantFrom('a', 'Ö', '李', '"', ',', ';', '\n', ' '), { maxLength: 6 })
  .map((letters) => `x${letters.join('')}x`);
const TODAY = '2026-03-04';

describe('pasted rows', () => {
  it('come back from a CSV text as they were written, whatever is in a cell', () => {
    const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 4,
      }),
    );
    fc.assert(
      fc.property(table, (rows) => {
        // The separator is detected in the first line, so the test's first line is a simple heading.
        const head = rows[0]?.map((_, at) => `h${at}`) ?? [];
        expect(readTable(csvText(head, rows))).toEqual([head, ...rows]);
      }),
    );
  });

  it('bring each field under its label, but for those that are set in the form alone', () => {
    const fields = Object.entries<AnyField>(contactForm.fields).filter(
      ([name]) => name in PASTED_NAMES,
    );
    expect(contactForm.names.filter((name) => !(name in PASTED_NAMES))).toEqual([
      'phones',
      'emails',
      'unavailableFrom',
      'unavailableTo',
      'callHours',
      'notices',
      'suspended',
    ]);
    const cells = fields.map(([name, field], at) => {
      const cell = field.cell ?? textCell;
      const text = fieldExample(name, field, { cell, at });
      return { name, label: field.label ?? name, text, value: cell.read(text) };
    });
    const { rows, unread } = readPastedContacts(
      csvText(
        cells.map(({ label }) => label),
        [cells.map(({ text }) => text)],
      ),
    );
    expect(unread).toEqual([]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows[0]?.form).toMatchObject(
      Object.fromEntries(cells.map(({ name, value }) => [name, value])),
    );
  });

  it('have their columns recognised by the head, in any order, and by their looks without one', () => {
    const { columns, rows } = readPastedContacts(
      'Mobile\tE-mail\tLast name\tFirst name\tLevel\tKeys\r\n(207) 555-0188\tli@example.com\t李\t小龙\t5 Master\tyes\r\n',
    );
    expect(columns).toEqual(['cell', 'email', 'lastName', 'firstName', 'authority', 'hasKeys']);
    expect(rows).toMatchObject([
      {
        line: 2,
        name: '小龙 李',
        problems: [],
        form: {
          firstName: '小龙',
          lastName: '李',
          authority: 5,
          hasKeys: true,
          phones: [{ number: '(207) 555-0188', type: 'Cell', ext: null, text: true }],
          emails: [{ address: 'li@example.com' }],
        },
      },
    ]);
    const bare = readPastedContacts(
      '"Núñez, Ana",+354 581 2345,ana@example.com\nBo Chou,2075550101,',
    );
    expect(bare.headed).toBe(false);
    expect(bare.rows.map(({ form }) => [form?.firstName, form?.lastName])).toEqual([
      ['Ana', 'Núñez'],
      ['Bo', 'Chou'],
    ]);
  });

  it('are kept as they are read, without the cells of columns that are not read', () => {
    const columns = fc.uniqueArray(
      fc.constantFrom('Name', 'PIN', 'Phone', 'Passcode', 'Notes', 'Gate code', 'E-mail'),
      { minLength: 2 },
    );
    const secrets = ['PIN', 'Passcode', 'Gate code'];
    const table = columns.chain((head) =>
      fc.tuple(
        fc.constant(head),
        fc.array(
          fc.tuple(...head.map((name) => (secrets.includes(name) ? fc.constant('49o7') : cell))),
          { minLength: 1, maxLength: 3 },
        ),
      ),
    );
    fc.assert(
      fc.property(table, ([head, rows]) => {
        fc.pre(head.some((name) => !secrets.includes(name)));
        const text = csvText(head, rows);
        const kept = keptPaste(text);
        expect(kept).not.toContain('49o7');
        expect(readPastedContacts(kept)).toEqual(readPastedContacts(text));
        expect(keptPaste(kept)).toBe(kept);
      }),
    );
    // Text with only known columns stays unchanged. In text without headings, a column of numbers is not taken as the name.
    const plain = 'Name,Cell\nAnn Egan,2075550188';
    expect(keptPaste(plain)).toBe(plain);
    expect(keptPaste('4907;Ann Egan;2075550188\n5521;Bo;2075550189;7788')).toBe(
      '\tAnn Egan\t2075550188\n\tBo\t2075550189\t',
    );
    expect(readPastedContacts('PIN,Name\n4907,Ann').rows).toMatchObject([{ name: 'Ann' }]);
  });

  it('are checked one by one, and one wrong row keeps all of them out', () => {
    const { rows } = readPastedContacts(
      'Name,Phone,Authority\nAnn Egan,2075550101,2\nBo,12,9\n,2075550102,1',
    );
    expect(rows.map(({ problems }) => problems.length > 0)).toEqual([false, true, true]);
    expect(rows[1]?.problems).toEqual([
      'Authority: Enter a number from 0 to 5',
      'Phones: Enter a valid phone number',
    ]);
    expect(pasteProblem(rows, 0)).toMatch(/^2 of 3 rows have errors/);
    expect(pasteProblem(rows.slice(0, 1), 0)).toBeNull();
    expect(pasteProblem(rows.slice(0, 1), CONTACT_LIMITS.contacts)).toMatch(/room for 0 more/);
    expect(pasteProblem([], 0)).toMatch(/^Nothing you pasted/);
  });
});

describe('a contact', () => {
  const typed = { ...contactForm.show(null), lastName: 'Egan' };
  const validate = (more: object) =>
    readForm(contactFormSchema, contactForm.read({ ...typed, ...more }));

  it('is shown and read back the same', () => {
    const read = validate({
      phones: [{ number: ' +47 22 12 34 56', type: 'Work', ext: '12', text: false }],
      callHours: { always: false, windows: [{ weekdays: [6, 2], from: '22:00', to: '6:00' }] },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({
      phones: [{ number: '+47 22 12 34 56', ext: '12' }],
      callHours: [{ weekdays: [2, 6], from: 1320, to: 360 }],
    });
    expect(readForm(contactFormSchema, contactForm.read(contactForm.show(read.value)))).toEqual(
      read,
    );
  });

  it('has a name, days in order, and at least one day in each window', () => {
    const wrong = (more: object) => {
      const read = validate(more);
      return read.ok ? [] : Object.keys(read.error);
    };
    expect(wrong({ lastName: ' ' })).toEqual(['lastName']);
    expect(wrong({ lastName: '', company: 'Harbor Cleaning' })).toEqual([]);
    expect(wrong({ effective: '2026-03-02', expires: '2026-03-01' })).toEqual(['expires']);
    expect(wrong({ unavailableFrom: '2026-03-02', unavailableTo: '2026-03-01' })).toEqual([
      'unavailableTo',
    ]);
    expect(wrong({ callHours: { always: false, windows: [] } })).toEqual(['callHours']);
    expect(wrong({ panelUser: '1000' })).toEqual(['panelUser']);
    expect(wrong({ lastName: 'x'.repeat(51) })).toEqual(['lastName']);
  });

  it('takes numbers of every country', () => {
    for (const good of [
      '2075550101',
      '(207) 555-0101',
      '+683 4000',
      '+86 10 6552 9988',
      '+44.20.7946.0018',
    ])
      expect(isPhoneNumber(good)).toBe(true);
    for (const bad of ['555-0101', '+12', 'call me', '1234567890123456', ''])
      expect(isPhoneNumber(bad)).toBe(false);
  });
});

describe('a list', () => {
  it('never loses its last callable contact, and loses nothing by whoever could not be called', () => {
    fc.assert(
      fc.property(fc.array(anyContact, { maxLength: 6 }), fc.nat(), (contacts, at) => {
        const left = contacts.filter((_, index) => index !== at % Math.max(1, contacts.length));
        const gone = contacts.filter((one) => !left.includes(one));
        const loses = losesLastCallable(contacts, left, TODAY);
        expect(losesLastCallable(contacts, contacts, TODAY)).toBe(false);
        if (loses) expect(losesLastCallable(gone, [], TODAY)).toBe(true);
        // If suspending all contacts loses the last callable contact, deleting all contacts does too.
        const suspended = contacts.map((one) => ({ ...one, suspended: true }));
        if (losesLastCallable(contacts, suspended, TODAY))
          expect(losesLastCallable(contacts, [], TODAY)).toBe(true);
      }),
    );
  });

  it('warns of a missing second number, of a number twice, and of a cell at the premises', () => {
    const ann = {
      ...contactForm.show(null),
      id: 'a',
      inherited: false,
      position: 1,
      type: 'Premises' as const,
      firstName: 'Ann',
      lastName: null,
      company: null,
      ecvOrder: null,
      callHours: null,
      effective: null,
      expires: null,
      unavailableFrom: null,
      unavailableTo: null,
      phones: [{ number: '207-555-0101', type: 'Cell' as const }],
      notices: [],
    };
    const bo = { ...ann, id: 'b', type: 'Keyholder' as const, firstName: 'Bo' };
    const ids = (policeCome: boolean, ...contacts: (typeof ann | typeof bo)[]) =>
      listWarnings(contacts, { policeCome, today: TODAY }).map(({ id }) => id);
    expect(ids(true, ann, bo)).toEqual(['secondNumber', 'sameNumber', 'cellAsPremises']);
    expect(ids(false, bo)).toEqual([]);
    const other = { ...bo, phones: [{ number: '+1 (207) 555-0102', type: 'Cell' as const }] };
    expect(ids(true, bo, other)).toEqual([]);
  });
});

describe('pasted rows without a head', () => {
  const formsOf = (text: string) =>
    readPastedContacts(text).rows.map(({ form, problems }) =>
      form === null
        ? problems
        : [form.firstName, form.lastName, form.phones.map((one) => one.number)],
    );

  it('First, Last, Phone keeps the last names', () => {
    expect(formsOf('Ana,Reyes,(207) 555-0188\nBo,Chou,(207) 555-0101')).toEqual([
      ['Ana', 'Reyes', ['(207) 555-0188']],
      ['Bo', 'Chou', ['(207) 555-0101']],
    ]);
    expect(readPastedContacts('Ana Reyes,Neighbor,(207) 555-0188').rows[0]?.form).toMatchObject({
      firstName: 'Ana',
      lastName: 'Reyes',
      relation: 'Neighbor',
    });
  });

  it('names a row that was pasted twice, and takes nothing until one of them is gone', () => {
    const { rows } = readPastedContacts(
      'Bo,Lund,207-555-0101\nAda,Lund,207-555-0101\nBo,Lund,207-555-0101',
    );
    expect(rows.map(({ problems }) => problems)).toEqual([[], [], ['Same as line 1']]);
    expect(pasteProblem(rows, 0)).toMatch(/^1 of 3 rows have errors/);
  });

  it('drops no cell: each is in the contact, or its row is refused with the cell named', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.stringMatching(/^[A-Z][a-z]{2,5}( [A-Z][a-z]{2,5})?$/), {
            minLength: 1,
            maxLength: 4,
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        (rows) => {
          const { rows: read } = readPastedContacts(csvText(rows[0] ?? [], rows.slice(1)));
          for (const [at, row] of read.entries()) {
            const all = JSON.stringify([row.name, row.form, row.problems]);
            const cells = readTable(csvText(rows[0] ?? [], rows.slice(1)))[row.line - 1] ?? [];
            for (const word of cells.flatMap((one) => one.split(' ')))
              expect([at, all.includes(word)]).toEqual([at, true]);
          }
        },
      ),
    );
  });

  it('says which columns of a head are not read, and refuses a number that was shortened', () => {
    const { rows, unread } = readPastedContacts('Name,Phone,Shoe size\nSci Note,2.07556E+09,44');
    expect([unread, rows[0]?.form]).toEqual([['Shoe size'], null]);
    expect(rows[0]?.problems[0]).toContain('shortened');
    expect(readPastedContacts('Name,Phone\nBo,(207) 555-0101,more').rows[0]?.form).toBeNull();
  });
});
