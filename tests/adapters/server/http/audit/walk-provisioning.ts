import { randomUUID } from 'node:crypto';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const ADMIN = 'staff.admin';
const STAFF = 'walker.staff';
const CUSTOMER = 'walker.customer@example.com';
const CHANGED = 'dealer.classic';
const GROUP = 4477;
const STAFF_ID = randomUUID();
const IMPORT = { id: randomUUID() };
/** Content of an import file: one new group and one line with an invalid record type. */
const FILE = `record,group,name,parent,kind\ngroup,4478,Old Mill South,${String(GROUP)},Branch\nnone,,,,\n`;
const ofChanged = (walker: Walker) => ({ id: walker.idOf(CHANGED) });

/** Waits until all lines of the submitted import have been checked, then returns the import's id. */
export const importOfWalk = async (walker: Walker) => {
  while ((await walker.work()) === 'worked');
  return IMPORT;
};

/** Steps of an administrator: creates a group, adds users to it, and changes rights of another dealer's user. */
export const PROVISIONING: readonly Stride[] = [
  {
    operationId: 'createSiteGroup',
    actor: ADMIN,
    body: () => ({
      num: GROUP,
      name: 'Old Mill Security',
      parentNum: null,
      kind: 'Dealer',
      timeZone: 'America/New_York',
      answeringService: false,
    }),
  },
  {
    operationId: 'uploadPortalFile',
    actor: ADMIN,
    params: () => IMPORT,
    file: { name: 'portal.csv', content: Buffer.from(FILE) },
  },
  { operationId: 'startPortalImport', actor: ADMIN, params: importOfWalk },
  { operationId: 'exportPortalRecords', actor: ADMIN },
  {
    operationId: 'inviteDealerUser',
    actor: ADMIN,
    body: () => ({
      id: randomUUID(),
      name: 'First Admin',
      email: 'walker.admin@example.com',
      groups: [GROUP],
      rights: ['xtAdmin'],
    }),
  },
  {
    operationId: 'inviteStaffMember',
    actor: ADMIN,
    subject: STAFF,
    body: () => ({
      id: STAFF_ID,
      name: 'Walker Staff',
      email: 'walker.staff@example.com',
      username: STAFF,
      rights: ['support'],
    }),
  },
  {
    operationId: 'inviteCustomer',
    actor: ADMIN,
    subject: CUSTOMER,
    body: () => ({ id: randomUUID(), email: CUSTOMER, siteNum: null }),
  },
  {
    operationId: 'invitePeople',
    actor: ADMIN,
    subject: STAFF,
    body: () => ({ people: [STAFF_ID] }),
  },
  {
    operationId: 'changePersonAccess',
    actor: ADMIN,
    subject: CHANGED,
    params: ofChanged,
    body: async (walker) => {
      const { id } = ofChanged(walker);
      const { rev, groups } = await walker.read<{ rev: number; groups: readonly number[] }>(
        ADMIN,
        `provisioning/people/${id}/access`,
      );
      return { rev, groups, rights: ['zonesRead'] };
    },
  },
];
