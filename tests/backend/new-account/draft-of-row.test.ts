import { expect, it } from 'vitest';
import { draftOfRow } from '#core/backend/new-account/draft-of-row.rule.ts';

it.each([
  ['2026-03-12', '2026-03-12'],
  ['3/12/2026', '2026-03-12'],
  ['12 Mar 2026', '2026-03-12'],
  ['12.03.2026', '12.03.2026'],
  ['soon', 'soon'],
  ['12-Mar-26', '2026-03-12'],
  ['Mar 12, 26', '2026-03-12'],
  ['2026-03-12 00:00:00', '2026-03-12'],
  ['2026-03-12T00:00:00Z', '2026-03-12'],
  ['3/12/2026 12:00:00 AM', '2026-03-12'],
  // Another order, another century, or another time zone may be meant.
  ['3/12/26', '3/12/26'],
  ['12-Mar-98', '12-Mar-98'],
  ['2026-03-12 23:30:00', '2026-03-12 23:30:00'],
])('a permit of a spreadsheet with the date %s gets %s', (written, read) => {
  const cells = { permit: '7', permitIssued: written, permitExpires: written };
  const context = { branches: [], branch: null, template: null, lostZeros: false };
  const { draft } = draftOfRow(cells, { ...context, newId: () => 'id' });
  expect(draft.permits).toMatchObject([{ issued: read, expires: read }]);
});
