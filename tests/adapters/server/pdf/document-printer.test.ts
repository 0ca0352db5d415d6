import { afterEach, expect, it, vi } from 'vitest';
import { documentPrinter } from '#adapters/server/pdf/document-printer.ts';

const SHEET = {
  title: 'Zones, Harbour Street 12',
  line: 'Harbour Street 12, Springfield',
  parts: [
    { title: 'HP1092', facts: [['Zone 1', 'Front door']] as const },
    { title: 'HP1093', table: { head: ['Zone'], rows: [] }, empty: 'No zones defined.' },
  ],
};

afterEach(() => {
  vi.useRealTimers();
});

it('prints the same sheet as the same bytes whenever that is, so that a copy says nothing of when it was asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T02:00:00Z') });
  const night = await documentPrinter.print(SHEET);
  vi.setSystemTime(new Date('2026-11-27T14:30:15Z'));
  const day = await documentPrinter.print(SHEET);
  expect(Buffer.from(night.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.from(day).equals(Buffer.from(night))).toBe(true);
  const other = await documentPrinter.print({ ...SHEET, title: 'Zones, Harbour Street 14' });
  expect(Buffer.from(other).equals(Buffer.from(day))).toBe(false);
});
