import { expect, it } from 'vitest';
import { nameFirst, plainZoneCells } from '#ui/zones/plain-zone-cells.tsx';
import { zoneCells } from '#ui/zones/zone-looks.tsx';
import { zoneOf } from '../../support/zones.ts';

const ROW = { area: 'Office', areaChoice: 'Office', device: 'HP1207', test: null };
const PLACE = {
  now: '2026-12-01T12:00:00.000Z',
  timeZone: 'America/New_York',
  severalDevices: false,
  tested: false,
};

const lineOf =
  (cells: ReturnType<typeof plainZoneCells>) =>
  (zone: Parameters<typeof zoneOf>[0], area = 'Office') => {
    const cards = nameFirst(cells);
    expect(cards[0]?.key).toBe('description');
    const lines = cards.filter(({ phone }) => phone === 'meta');
    expect(lines.map(({ key }) => key)).toEqual(['num']);
    return lines[0]?.phoneCell?.({ ...zoneOf({ num: '001', ...zone }), ...ROW, area });
  };

it('says a customer the number, the place and what is done in one line of a card', () => {
  const line = lineOf(plainZoneCells(PLACE));
  expect(line({ instruction: 'Dispatch fire' })).toBe('001 · Office · Send the fire department');
  expect(line({ instruction: 'Dispatch fire' }, '')).toBe('001 · Send the fire department');
});

it('says a dealer the number, the place and the last signal in one line of a card', () => {
  const line = lineOf(zoneCells(PLACE));
  expect(line({ lastSignalAt: '2026-11-22T15:00:00Z' })).toBe(
    'Zone 001 · Office · Last\u00A0signal\u00A0Nov\u00A022',
  );
  expect(line({ lastSignalAt: null }, '')).toBe('Zone 001 · No\u00A0signal\u00A0yet');
});
