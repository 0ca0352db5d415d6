import { expect, test } from 'vitest';
import { sameInAll, sameText, withoutSame } from '#ui/zones/same-in-all.rule.ts';
import { zoneOf } from '../../support/zones.ts';

const COLUMNS = [
  { key: 'num', title: 'Zone' },
  { key: 'serviceType', title: 'Service type' },
  { key: 'signalCode', title: 'Signal code' },
];
const FIRST = zoneOf({ id: 'a', num: '001', serviceType: 'Burglary', signalCode: null });
const FIRE = zoneOf({ id: 'b', num: '002', serviceType: 'Fire', signalCode: null });

test('A column that says the same in every row is hidden, and its text is said once', () => {
  const same = sameInAll([FIRST, FIRE]);
  expect(withoutSame(COLUMNS, same).map((column) => 'hidden' in column)).toEqual([
    false,
    false,
    true,
  ]);
  expect(sameText(COLUMNS, same)).toBe('The same in all zones: Signal code “Auto”.');
});

test('A single zone has nothing in common with others', () => {
  expect(sameText(COLUMNS, sameInAll([FIRST]))).toBeNull();
});
