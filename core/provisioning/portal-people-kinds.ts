import * as z from 'zod/mini';
import { GIVABLE_RIGHTS } from '../account-group/portal-rights.ts';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { phoneNumber } from '../kernel/phone-number.rule.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { newUsernameSchema } from '../login/new-username.schema.ts';
import { audienceSchema } from '../marketing/campaign.schema.ts';
import { GIVABLE_RIGHTS as STAFF_GIVABLE } from '../support/support-list.ts';
import { numbersCell, orderedNumbersCell } from './numbers-cell.rule.ts';
import { choiceCell, numberCell, textsCell, yesNoCell } from '../forms/file-cell.rule.ts';
import { groupForm, groupFormSchema, groupNumSchema } from './group-form.schema.ts';
import { zoneCell } from './numbers-cell.rule.ts';
import { columnsWith, text } from './portal-columns.ts';
import { portalKind, wordOf } from './portal-kind.ts';
import { siteNumSchema } from './portal-site-kinds.ts';

/** A dealer, branch or installer, with its parent group (domain guide 3). */
export const GROUP_KIND = portalKind({
  title: 'Site groups',
  one: 'Group',
  columns: columnsWith(
    {
      num: { title: 'group', cell: numberCell },
      name: text,
      parentNum: { title: 'parent', cell: numberCell },
      kind: { cell: choiceCell(audienceSchema.options) },
      timeZone: { cell: zoneCell },
    },
    groupForm,
  ),
  needs: ['group'],
  blank: { ...groupForm.read(groupForm.show(null)), timeZone: 'America/New_York' },
  schemas: [groupFormSchema],
  keyOf: ({ num }) => wordOf(num),
  nameOf: ({ name, num }) => `${wordOf(num)} ${wordOf(name)}`.trim(),
});

/** The kinds of portal users: provider staff, dealer or customer. */
export const PERSON_SIDES = ['staff', 'dealer', 'customer'] as const;

const RIGHTS = [...new Set([...GIVABLE_RIGHTS, ...STAFF_GIVABLE].map(({ right }) => right))];

/** A person who may sign in. A customer's username is the e-mail address (spec §6). */
export const PERSON_KIND = portalKind({
  title: 'People',
  one: 'Person',
  columns: {
    username: text,
    side: { cell: choiceCell(PERSON_SIDES) },
    name: text,
    email: text,
    phone: text,
    groups: { cell: orderedNumbersCell },
    rights: { cell: textsCell(RIGHTS), begins: true },
    sites: { cell: numbersCell },
    disabled: { cell: yesNoCell },
  },
  needs: ['username', 'side'],
  blank: {
    name: '',
    email: '',
    phone: null,
    groups: [],
    rights: [],
    sites: [],
    disabled: false,
  },
  schemas: [
    z
      .object({
        username: z.string(),
        side: z.enum(PERSON_SIDES),
        name: requiredText('Name', 100),
        email: emailSchema,
        phone: z.nullable(
          boundedText(LIMITS.phone).check(
            z.refine(isPhoneNumber, 'Enter a valid phone number'),
            z.overwrite((text) => phoneNumber(text) ?? text),
          ),
        ),
        groups: z.array(groupNumSchema).check(z.maxLength(200)),
        rights: z.array(z.string()).check(z.maxLength(32)),
        sites: z.array(siteNumSchema).check(z.maxLength(500)),
        disabled: z.boolean(),
      })
      .check((checked) => {
        const { side, username } = checked.value;
        const wrong =
          side === 'customer'
            ? z.safeParse(emailSchema, username)
            : z.safeParse(newUsernameSchema, { username });
        for (const { message } of wrong.error?.issues ?? [])
          checked.issues.push({ code: 'custom', input: username, path: ['username'], message });
      }),
  ],
  keyOf: ({ side, username }) =>
    `${side === 'customer' ? 'customer' : 'dealer'}:${wordOf(username).normalize('NFKC').toLowerCase()}`,
  nameOf: ({ name, username }) => wordOf(name) || wordOf(username),
});
