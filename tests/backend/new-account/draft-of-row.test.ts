import { expect, it } from 'vitest';
import { draftOfRow } from '#core/backend/new-account/draft-of-row.rule.ts';

it.each([
  ['2026-03-12', '2026-03-12'],
  ['3/12/2026', '2026-03-12'],
  ['12 Mar 2026', '2026-03-12'],
  ['12.03.2026', '12.03.2026'],
  ['soon', 'soon'],
])('a permit of a spreadsheet with the date %s gets %s', (written, read) => {
  const cells = { permit: '7', permitIssued: written, permitExpires: written };
  const context = { branches: [], branch: null, template: null, lostZeros: false };
  const { draft } = draftOfRow(cells, { ...context, newId: () => 'id' });
  expect(draft.permits).toMatchObject([{ issued: read, expires: read }]);
});
