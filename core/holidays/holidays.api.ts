import { operation } from '../operations/operation.ts';
import { holidayForm, holidayListSchema } from './holiday.schema.ts';
import {
  addedRow,
  changedRow,
  storedRow,
  storedWrite,
  rowRevision,
} from '../stored-list/stored-operations.ts';

const staff = { kind: 'full', applications: [1], permissions: ['support'] } as const;

const ofHoliday = storedRow(staff);

export const holidaysApi = {
  /** Returns all holidays for the staff who maintain them (domain guide 6.5 "Holidays"). */
  listHolidays: operation({
    summary: 'Holidays that site schedules refer to',
    access: staff,
    output: holidayListSchema,
  }),

  addHoliday: operation({
    ...storedWrite(staff),
    summary: 'Add a holiday',
    input: addedRow(holidayForm.draft),
  }),

  changeHoliday: operation({
    ...ofHoliday,
    summary: 'Change a holiday',
    input: { ...ofHoliday.input, ...changedRow(holidayForm.draft) },
  }),

  removeHoliday: operation({
    ...ofHoliday,
    summary: 'Delete a holiday',
    input: { ...ofHoliday.input, ...rowRevision },
  }),

  restoreHoliday: operation({
    ...ofHoliday,
    summary: 'Restore a deleted holiday',
    input: { ...ofHoliday.input, ...rowRevision },
  }),
};
