import { holidayForm, holidayListSchema } from '#core/holidays/holiday.schema.ts';
import { get, post, put } from './endpoint.ts';
import { addedRow, changedRow, keptRow, keptWrite, rowRevision } from './kept-list.wire.ts';

const staff = { kind: 'full', applications: [1], permissions: ['support'] } as const;
const ofHoliday = keptRow(staff);

/** The list for those who keep it (domain guide 6.5 "Holidays"). */
export const listHolidays = get('listHolidays', 'holidays', {
  summary: 'The holidays that hours of sites refer to',
  access: staff,
  reply: holidayListSchema,
});

export const addHoliday = post('addHoliday', 'holidays', {
  ...keptWrite(staff),
  summary: 'Put a holiday on the list',
  body: addedRow(holidayForm.draft),
});

export const changeHoliday = put('changeHoliday', 'holidays/{id}', {
  ...ofHoliday,
  summary: 'Change a holiday',
  body: changedRow(holidayForm.draft),
});

export const removeHoliday = post('removeHoliday', 'holidays/{id}/delete', {
  ...ofHoliday,
  summary: 'Take a holiday off the list',
  body: rowRevision,
});

export const restoreHoliday = post('restoreHoliday', 'holidays/{id}/restore', {
  ...ofHoliday,
  summary: 'Put a deleted holiday back',
  body: rowRevision,
});
