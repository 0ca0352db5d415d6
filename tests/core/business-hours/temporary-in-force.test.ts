import { expect, it } from 'vitest';
import type { StoredTemporaryHours } from '#core/business-hours/business-hours.schema.ts';
import { temporaryInForce } from '#core/business-hours/temporary-in-force.rule.ts';

const closing = (id: string, releasedAt: string | null = null): StoredTemporaryHours => ({
  id,
  rev: 1,
  siteGroupNum: 7,
  from: '2026-03-05T14:00:00Z',
  to: '2026-03-06T13:00:00Z',
  open: false,
  reason: 'Closed early by Dana Reyes',
  greeting: null,
  madeBy: 'Dana Reyes',
  madeAt: '2026-03-05T14:00:00Z',
  releasedBy: releasedAt && 'Dana Reyes',
  releasedAt,
  changedBy: null,
  changedAt: null,
});
const now = (temporaryId: string | null) => ({
  now: { open: false, why: 'temporary', reason: 'Closed early', until: null, temporaryId } as const,
});

it('is the change that decides now, so that one tap ends what one tap began', () => {
  const overview = {
    temporary: [closing('one'), closing('two'), closing('gone', '2026-03-05T15:00:00Z')],
  };
  expect(temporaryInForce(overview, now('two'))?.id).toBe('two');
  expect(temporaryInForce(overview, now(null))).toBeNull();
  // The temporary hours were released after the page was read.
  expect(temporaryInForce(overview, now('gone'))).toBeNull();
});
