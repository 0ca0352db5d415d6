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
  /** Returns the list for the staff who maintain it (domain guide 6.5 "Holidays"). */
  listHolidays: operation({
    summary: 'The holidays that hours of sites refer to',
    access: staff,
    output: holidayListSchema,
  }),

  addHoliday: operation({
    ...storedWrite(staff),
    summary: 'Put a holiday on the list',
    input: addedRow(holidayForm.draft),
  }),

  changeHoliday: operation({
    ...ofHoliday,
    summary: 'Change a holiday',
    input: { ...ofHoliday.input, ...changedRow(holidayForm.draft) },
  }),

  removeHoliday: operation({
    ...ofHoliday,
    summary: 'Take a holiday off the list',
    input: { ...ofHoliday.input, ...rowRevision },
  }),

  restoreHoliday: operation({
    ...ofHoliday,
    summary: 'Put a deleted holiday back',
    input: { ...ofHoliday.input, ...rowRevision },
  }),
};
