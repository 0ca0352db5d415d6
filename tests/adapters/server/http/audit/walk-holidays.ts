import { randomUUID } from 'node:crypto';
import type { Body, Stride } from './stride.ts';

const HELPER = 'priya.nair';
const ID = randomUUID();
const FORM = {
  name: 'Regatta',
  holidayGroup: 'Regional',
  fromDay: '2099-06-20',
  toDay: '2099-06-21',
};

const ofHoliday = (operationId: string, rev: number, more: Body = {}): Stride => ({
  operationId,
  actor: HELPER,
  params: () => ({ id: ID }),
  body: () => ({ rev, ...more }),
});

/** Steps of a holiday on the shared list: added, changed, deleted and restored. */
export const HOLIDAYS: readonly Stride[] = [
  { operationId: 'addHoliday', actor: HELPER, body: () => ({ id: ID, ...FORM }) },
  ofHoliday('changeHoliday', 1, { ...FORM, toDay: '2099-06-22' }),
  ofHoliday('removeHoliday', 2),
  ofHoliday('restoreHoliday', 3),
];
