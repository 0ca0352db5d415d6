import * as z from 'zod/mini';
import { holidayForm, holidayListSchema } from '#core/holidays/holiday.schema.ts';
import { get, post, put } from './endpoint.ts';
import { nothingSchema } from './problem.wire.ts';

const staff = { kind: 'full', applications: [1], permissions: ['support'] } as const;
const ofHoliday = {
  params: z.strictObject({ id: z.uuid() }),
  repeatable: 'byKey',
  access: staff,
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;
const rev = z.int().check(z.minimum(1));

/** The list for those who keep it (domain guide 6.5 "Holidays"). */
export const listHolidays = get('listHolidays', 'holidays', {
  summary: 'The holidays that hours of sites refer to',
  access: staff,
  reply: holidayListSchema,
});

export const addHoliday = post('addHoliday', 'holidays', {
  repeatable: 'byKey',
  summary: 'Put a holiday on the list',
  access: staff,
  body: z.strictObject({ id: z.uuid(), ...holidayForm.draft }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const changeHoliday = put('changeHoliday', 'holidays/{id}', {
  ...ofHoliday,
  summary: 'Change a holiday',
  body: z.strictObject({ rev, ...holidayForm.draft }),
});

export const removeHoliday = post('removeHoliday', 'holidays/{id}/delete', {
  ...ofHoliday,
  summary: 'Take a holiday off the list',
  body: z.strictObject({ rev }),
});

export const restoreHoliday = post('restoreHoliday', 'holidays/{id}/restore', {
  ...ofHoliday,
  summary: 'Put a deleted holiday back',
  body: z.strictObject({ rev }),
});
