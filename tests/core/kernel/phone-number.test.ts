import { describe, expect, it } from 'vitest';
import { dialAddress } from '#core/branding/dial-address.rule.ts';
import { isPhoneNumber } from '#core/contacts/phones-field.schema.ts';
import { readPastedContacts } from '#core/contacts/pasted-contacts.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { phoneNumber, splitExtension } from '#core/kernel/phone-number.rule.ts';

const SAME: Readonly<Record<string, readonly string[]>> = {
  '+12075550159': [
    '207-555-0159',
    '(207) 555-0159',
    '207.555.0159',
    '1 207 555 0159',
    '+1 (207) 555-0159',
    '001 207 555 0159',
    '207\u2011555\u20110159',
    '\u200e207 555 0159\u200b',
    '\uff12075550159',
  ],
  '+442079460018': [
    '+44 (0)20 7946 0018',
    '0044 20 7946 0018',
    '011 44 20 7946 0018',
    '+44 20 7946 0018',
    '0044 (0)20 7946 0018',
    '442079460018',
    '+44.20.7946.0018',
    '+44 020 7946 0018',
    '0044 020 7946 0018',
    '4402079460018',
  ],
  // In Italian numbers, the leading zero is part of the number.
  '+390669812345': ['+39 06 698 12345', '0039 06 698 12345', '011 39 06 698 12345'],
  '+6834000': ['+683 4000', '011 683 4000'],
};

describe('a phone number', () => {
  it('has one form for all who dial, text, compare and read it, however it was typed', () => {
    for (const [form, spellings] of Object.entries(SAME))
      for (const typed of spellings) {
        expect(phoneNumber(typed), typed).toBe(form);
        expect(phoneNumber(form)).toBe(form);
        expect(isPhoneNumber(typed)).toBe(true);
        expect(dialAddress(typed)).toBe(`tel:${form}`);
        expect(phoneNumber(formatPhone(typed))).toBe(form);
      }
  });

  it.each([
    '',
    '911',
    '555-0142',
    '020 7946 0018',
    '107-555-0142',
    '+0 20 7946 0018',
    '+1 555 0142',
    '2.07556E+09',
    'call me',
    '1234567890123456',
    '(•••) •••-0142',
    '207-555-0161 x12',
    '00',
  ])('%j is none that anybody reaches', (typed) => {
    expect(phoneNumber(typed)).toBeNull();
    expect(isPhoneNumber(typed)).toBe(false);
  });

  it('is told from the extension behind it', () => {
    const parts = (typed: string) => Object.values(splitExtension(typed));
    expect(parts('207-555-0161 x12')).toEqual(['207-555-0161', '12']);
    expect(parts('207-555-0162 ext. 34')).toEqual(['207-555-0162', '34']);
    expect(parts('(207) 555-0163, ext 5')).toEqual(['(207) 555-0163', '5']);
    expect(parts('+1-207-555-0164;ext=99')).toEqual(['+1-207-555-0164', '99']);
    expect(parts('207.555.0165')).toEqual(['207.555.0165', null]);
    expect(parts('ext 12')).toEqual(['ext 12', null]);
  });

  it('is read with its extension where contacts are pasted', () => {
    const { rows } = readPastedContacts(
      'Name,Phone,E-mail\nAna One,207-555-0161 x12,\nCid Three,"(207) 555-0163, ext 5",\nUk Paren,+44 (0)20 7946 0018,\nEve Five,207.555.0165,',
    );
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.map(({ form }) => form?.phones[0])).toMatchObject([
      { number: '207-555-0161', ext: '12' },
      { number: '(207) 555-0163', ext: '5' },
      { number: '+44 (0)20 7946 0018', ext: null },
      { number: '207.555.0165', ext: null },
    ]);
  });
});
