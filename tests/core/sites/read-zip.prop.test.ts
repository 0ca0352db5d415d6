import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutNumberText, isCutNumber } from '#core/kernel/cut-number-text.rule.ts';
import { readZip } from '#core/sites/read-zip.rule.ts';

const digits = fc.stringMatching(/^[1-9]\d{3}$/);

it('a ZIP code of a state that begins with zero comes back whole from a spreadsheet', () => {
  fc.assert(
    fc.property(digits, fc.constantFrom('ME', 'Maine', 'nj', ' Vermont '), (short, region) => {
      expect(readZip(`0${short}`, region)).toEqual({ ok: true, value: `0${short}` });
      expect(readZip(String(Number(`0${short}`)), region)).toEqual({
        ok: true,
        value: `0${short}`,
      });
    }),
  );
  expect(readZip('601', 'PR')).toEqual({ ok: true, value: '00601' });
});

it('where it is not certain the code is refused, never taken', () => {
  for (const [code, region] of [
    ['4199', 'OH'],
    ['4199', ''],
    ['601', 'ME'],
    ['41', 'Maine'],
  ] as const)
    expect(readZip(code, region).ok).toBe(false);
  // Foreign postal codes may have four digits. Complete US codes stay unchanged.
  for (const [code, region] of [
    ['2100', 'Hovedstaden'],
    ['04199', 'ME'],
    ['04199-1234', 'ME'],
    ['', 'ME'],
  ] as const)
    expect(readZip(code, region)).toEqual({ ok: true, value: code });
});

it('a number that was cut short is told from text', () => {
  for (const cut of ['2.07556E+09', '1E+11', '2,07556E+09']) expect(isCutNumber(cut)).toBe(true);
  for (const text of ['HP1561', '1E4', 'E+', '207-555-0112', '3E', ''])
    expect(isCutNumber(text)).toBe(false);
  expect(cutNumberText('1E+11')).toContain('1E+11');
});
