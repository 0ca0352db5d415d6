import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainLine, PASTE, pastedLines } from '#core/decoder/explain-line.rule.ts';
import { encodeContactId } from '#core/signals/decode-contact-id.rule.ts';
import { frameCrc } from '#core/signals/read-frame.rule.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const joined = (text: string): string =>
  bare(
    explainLine(text)
      .parts.map((part) => part.text)
      .join(''),
  );
const bad = (text: string): readonly string[] =>
  explainLine(text)
    .parts.filter(({ tone }) => tone === 'bad')
    .map(({ name }) => name);

/** Frames from the verified examples in domain guide 7.1. */
const FRAMES = [
  [
    '76A5003D"ADM-CID"0042R1L0#1207[#1207|1134 01 003]_07:11:31,03-03-2026',
    { format: 'CID', code: '134', qualifier: 'new', area: 1, zone: '003' },
  ],
  [
    '78AA003A"SIA-DCS"0043R1L0#1207[#1207|Nri1/BA3]_07:11:31,03-03-2026',
    { format: 'SIA', code: 'BA', area: 1, zone: '3' },
  ],
  [
    '08DA003A"SIA-DCS"0044R1L0#1207[#1207|Nri1/CL2]_22:04:10,03-03-2026',
    { format: 'SIA', code: 'CL', area: 1, user: '2' },
  ],
] as const;

describe('a pasted line', () => {
  it.each(FRAMES)('takes the checked frame %s apart', (text, signal) => {
    const line = explainLine(text);
    expect(line).toMatchObject({ language: 'DC-09', account: '1207', faults: [] });
    expect(line.signals).toMatchObject([signal]);
    expect(line.checks).toHaveLength(1);
    expect(joined(text)).toBe(bare(text));
    expect(bad(text)).toEqual([]);
  });

  it.each([
    ['1207 18 1134 01 003 3', 'new'],
    ['1207 18 3134 01 003 1', 'restore'],
  ])('takes the checked line %s apart', (text, qualifier) => {
    const line = explainLine(text);
    expect(line).toMatchObject({ language: 'CID', account: '1207', faults: [] });
    expect(line.signals).toMatchObject([{ qualifier, code: '134', zone: '003', area: 1 }]);
    expect(line.parts.map(({ text: one }) => one)).toEqual([
      '1207',
      '18',
      text.charAt(8),
      '134',
      '01',
      '003',
      text.at(-1),
    ]);
  });

  it('reads a SIA block with its modifiers and its text', () => {
    const line = explainLine('Nri1/BA3^Front door^');
    expect(line.language).toBe('SIA');
    expect(line.parts.map(({ name }) => name)).toEqual([
      'Newness',
      'Area',
      'Separator',
      'SIA code',
      'Zone',
      'Text',
    ]);
    expect(line.signals).toMatchObject([{ code: 'BA', zone: '3', text: 'Front door' }]);
  });

  it.each([
    ['134', { qualifier: 'new', code: '134', area: null, zone: null, user: null }],
    ['1134', { qualifier: 'new', code: '134' }],
    ['e134', { qualifier: 'new', code: '134' }],
    ['R134', { qualifier: 'restore', code: '134' }],
    ['1150 z44', { qualifier: 'new', code: '150', zone: '044', user: null }],
    ['3401 u2', { qualifier: 'restore', code: '401', zone: null, user: '2' }],
    ['6110 a2 z021', { qualifier: 'status', code: '110', area: 2, zone: '021' }],
  ])('takes %s apart, as the portal shows it and people say it', (text, signal) => {
    const line = explainLine(text);
    expect(line).toMatchObject({ language: 'CID', account: null, faults: [], signals: [signal] });
    expect(joined(text)).toBe(bare(text));
  });

  it('says that a short form names a user where its code names a zone', () => {
    expect(explainLine('1134 u2').faults).toEqual(['Code 134 names a zone, not a user.']);
    expect(explainLine('2134').faults).toEqual([
      'A Contact ID line has 16 characters, or 9 inside a frame; this one has 4.',
    ]);
  });

  it('tells a wrong checksum at its place, and reads the rest all the same', () => {
    const line = explainLine('1207 18 1134 01 003 4');
    expect(line.faults).toEqual(['The checksum should be 3, not 4.']);
    expect(bad('1207 18 1134 01 003 4')).toEqual(['Checksum']);
    expect(line.signals).toMatchObject([{ code: '134' }]);
  });

  it('tells a wrong CRC and a wrong length of a frame together', () => {
    const text = FRAMES[0][0].replace('76A5003D', 'FFFF003E');
    expect(explainLine(text).faults).toEqual([
      'The frame says it has 62 characters and has 61.',
      `The checksum should be 76A5, not FFFF.`,
    ]);
    expect(bad(text)).toEqual(['CRC', 'Length']);
    expect(explainLine(text).signals).toMatchObject([{ code: '134' }]);
  });

  it('says of an encrypted frame that nobody but its receiver can read it', () => {
    const block = '"*ADM-CID"0042R1L0#1207[A1B2C3';
    const text = `${frameCrc(block)}0${block.length.toString(16).toUpperCase().padStart(3, '0')}${block}`;
    expect(explainLine(text)).toMatchObject({
      faults: ['The frame is encrypted; only its receiver can read it.'],
      signals: [],
    });
  });

  it('names two accounts in one frame at the second, and reads nothing of it', () => {
    const text = FRAMES[0][0].replace('[#1207', '[#1208');
    expect(bad(text)).toContain('Account');
    expect(explainLine(text).signals).toEqual([]);
  });

  it('loses no sign of a Contact ID line, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVENT_CODES),
        fc.constantFrom('new' as const, 'restore' as const, 'status' as const),
        fc.nat(99),
        fc.nat(999),
        ({ code, names }, qualifier, area, num) => {
          const number = String(num).padStart(3, '0');
          const text = encodeContactId('1207', {
            code,
            qualifier,
            area,
            zone: names === 'zone' ? number : null,
            user: names === 'user' ? number : null,
          });
          expect(explainLine(text).faults).toEqual([]);
          expect(joined(text)).toBe(text);
        },
      ),
    );
  });

  it('answers whatever is pasted, and names a fault or reads a signal of all that is no link test', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const { faults, signals, parts } = explainLine(text);
        expect(faults.length + signals.length + parts.length).toBeGreaterThan(0);
        if (faults.length === 0 && !text.includes('"')) expect(signals).not.toEqual([]);
      }),
    );
  });

  it('keeps what is too long apart', () => {
    expect(explainLine('1'.repeat(PASTE.signs + 1)).faults[0]).toMatch(/at most 1,000 characters/);
    const { lines, left } = pastedLines('1134 01 003\r\n\r\n'.repeat(PASTE.lines + 3));
    expect([lines.length, left, lines[1]?.num]).toEqual([PASTE.lines, 3, 3]);
  });
});
