import { randomUUID } from 'node:crypto';
import type { Body, Stride } from './stride.ts';

const ADMIN = 'omar.haddad';
const VISITOR = { variant: 'dealer' } as const;
const JOINING = 'walker.joins@example.com';
const GROUP = 4473;
const CONTACT = randomUUID();
const INVITATION = randomUUID();
const WITHDRAWN = randomUUID();
const VIEW = randomUUID();
const password = 'Quiet-Lantern-Path';

const DESK = {
  company: 'Service desk',
  firstName: null,
  lastName: null,
  notes: null,
  emails: [],
  phones: [{ number: '207-555-0199', type: 'Work', ext: null, text: false }],
};
const ACCESS = { groups: [GROUP], rights: ['noActionRead'] };

const step = (operationId: string, body: Body, id?: string): Stride => ({
  operationId,
  actor: ADMIN,
  body: () => body,
  ...(id !== undefined && { params: () => ({ id }) }),
});

/** Finds in the user list the user whom the walk invited. */
const joined = async (walker: Parameters<NonNullable<Stride['params']>>[0]) => {
  const { users } = await walker.read<{
    users: readonly { id: string; username: string | null }[];
  }>(ADMIN, 'account-group/users?q=walker.joins');
  return { id: users.find(({ username }) => username !== null)?.id ?? '' };
};
const ofUser = (operationId: string, rev: number, more: Body = {}): Stride => ({
  operationId,
  actor: ADMIN,
  subject: 'walker.joins',
  params: joined,
  body: () => ({ rev, ...more }),
});

/** Steps in a dealer's own group: a user joins it and leaves again. */
export const ACCOUNT_GROUP: readonly Stride[] = [
  step('saveCompany', {
    rev: 1,
    legalName: 'Harbor Point Alarm Coast, LLC',
    street: null,
    city: null,
    region: null,
    postalCode: null,
    timeZone: 'America/New_York',
    phone: null,
    servicePhone: null,
    email: null,
    web: null,
    licences: [],
    holidayGroup: 'National',
  }),
  step('saveAlarmDefaults', {
    rev: 1,
    runawayTimes: 40,
    verifyTests: false,
    maxTestHours: null,
    defaultTestCategory: 'Other',
    ecvContacts: 1,
  }),
  step('addGroupContact', { id: CONTACT, ...DESK }),
  step('saveGroupContact', { rev: 1, ...DESK, company: 'Night desk' }, CONTACT),
  step('removeGroupContact', { rev: 2 }, CONTACT),
  step('askRepresentative', { about: 'block', text: '500 numbers, please' }),
  step('shareView', { id: VIEW, list: 'accounts', name: 'Late', address: 'state=trouble' }),
  step('saveSharedView', { rev: 1, address: 'state=on-test' }, VIEW),
  step('stopSharingView', { rev: 2 }, VIEW),
  step('invitePortalUser', { id: WITHDRAWN, name: 'Later', email: 'later@example.com', ...ACCESS }),
  step('withdrawInvitation', { rev: 1 }, WITHDRAWN),
  step('invitePortalUser', { id: INVITATION, name: 'Walker', email: JOINING, ...ACCESS }),
  step('resendInvitation', { rev: 1 }, INVITATION),
  {
    operationId: 'acceptInvitation',
    actor: 'walker.joins',
    from: VISITOR,
    body: async (walker) => ({
      otp: await walker.link(JOINING, 'otp'),
      username: 'walker.joins',
      password,
      confirmPassword: password,
    }),
  },
  ofUser('changePortalUser', 1, { groups: [GROUP], rights: ['zonesRead'] }),
  ofUser('resetPortalUserCheck', 2),
  ofUser('setPortalUserDisabled', 3, { disabled: true }),
  ofUser('removePortalUser', 4),
];
