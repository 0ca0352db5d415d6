import * as z from 'zod/mini';
import {
  choiceField,
  createForm,
  optionalNumber,
  textField,
  yesNoField,
} from '../forms/create-form.schema.ts';
import { numberCell } from '../forms/file-cell.rule.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { isTimeZone } from '../kernel/read-time-zone.rule.ts';
import { audienceSchema } from '../marketing/campaign.schema.ts';

/** The highest site-group number, and the maximum length of a group name. */
export const GROUP_LIMITS = { num: 999999999, name: 60 } as const;

const NUMBER = `Enter a number from 1 to ${GROUP_LIMITS.num}`;

export const groupNumSchema = z
  .int(NUMBER)
  .check(z.minimum(1, NUMBER), z.maximum(GROUP_LIMITS.num, NUMBER));

/** Parses a typed site-group number. Invalid text becomes NaN, which {@link groupNumSchema} refuses. */
export const readGroupNum = (typed: string): number =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;

/**
 * The form of a site group with the fields that the provider sets (domain guide 3 "Site group"). The group's own
 * administrators edit the other fields.
 */
export const groupForm = createForm({
  num: {
    draft: groupNumSchema,
    stored: z.int(),
    blank: '',
    show: String,
    read: (typed: string): unknown => readGroupNum(typed),
    cell: numberCell,
    label: 'Number',
  },
  name: { ...textField(requiredText('Name', GROUP_LIMITS.name)), label: 'Name' },
  parentNum: { ...optionalNumber(groupNumSchema), label: 'Parent' },
  timeZone: {
    ...choiceField(z.string().check(z.refine(isTimeZone, 'Choose a time zone')), ''),
    label: 'Time zone',
  },
  kind: { ...choiceField(audienceSchema, 'Dealer'), label: 'Kind' },
  answeringService: { ...yesNoField(), label: 'Answering service' },
});
export const groupFormSchema = z.object(groupForm.draft);
export type GroupForm = z.infer<typeof groupFormSchema>;
