import { expect, it } from 'vitest';
import { nameFirst, plainZoneCells } from '#ui/zones/plain-zone-cells.tsx';
import { zoneOf } from '../../support/zones.ts';

const ROW = { area: 'Office', areaChoice: 'Office', device: 'HP1207', test: null };
const PLACE = {
  now: '2026-12-01T12:00:00.000Z',
  timeZone: 'America/New_York',
  severalDevices: false,
  tested: false,
};

it('says the number, the place and the last signal of a zone in one line of a card', () => {
  const cards = nameFirst(plainZoneCells(PLACE));
  expect(cards[0]?.key).toBe('description');
  const lines = cards.filter(({ phone }) => phone === 'meta');
  expect(lines.map(({ key }) => key)).toEqual(['num']);
  const line = (zone: Parameters<typeof zoneOf>[0], area = 'Office') =>
    lines[0]?.phoneCell?.({ ...zoneOf({ num: '001', ...zone }), ...ROW, area });
  expect(line({ lastSignalAt: '2026-11-22T15:00:00Z' })).toBe(
    'Zone 001 · Office · Last\u00A0signal\u00A0Nov\u00A022',
  );
  expect(line({ lastSignalAt: null }, '')).toBe('Zone 001 · No\u00A0signal\u00A0yet');
});
