import { randomUUID } from 'node:crypto';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { plainPng } from '#tests/support/image-files.ts';
import type { Body, Stride } from './stride.ts';
import { panelsOfWalk } from './walk-panels.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
/** Username of a user who may move sites between branches. */
const ADMIN = 'dealer.admin';
/** Username of a user who may create accounts and therefore use templates. */
export const OPENER = 'front.desk';
const TEMPLATE = randomUUID();
const NOTE = randomUUID();
const OUT_OF_SERVICE = randomUUID();
const DOCUMENT = randomUUID();
const BRANCH = 4472;

const ofTemplate = (operationId: string, body: Body): Stride => ({
  operationId,
  actor: DEALER,
  params: () => ({ id: TEMPLATE }),
  body: () => body,
});

/** Returns the id of the site template that the walk saves. */
export const templateOfWalk = () => ({ id: TEMPLATE });

/** Returns the id of the document that the walk stores, and the site of the document. */
export const documentOfWalk = async (walker: Walker) => ({
  ...(await panelsOfWalk(walker)),
  id: DOCUMENT,
});

const fileOf = async (walker: Walker): Promise<SiteFile> => {
  const { sn } = await panelsOfWalk(walker);
  return walker.read<SiteFile>(DEALER, `site/${sn}/file`);
};

const ofNote = async (walker: Walker) => ({ ...(await panelsOfWalk(walker)), id: NOTE });
const note = (text: string): Body => ({ text, until: null, pinned: false });

/** Steps in which a dealer edits the master data of a site. */
export const SITES: readonly Stride[] = [
  {
    operationId: 'changeSite',
    actor: DEALER,
    params: panelsOfWalk,
    body: async (walker) => {
      const { account } = await fileOf(walker);
      const { form, language, rev, servicePlan, siteName, siteType } = account;
      const standing = siteForm.pick({
        ...form,
        name: siteName,
        siteType,
        servicePlan,
        language,
      });
      return { ...standing, hazards: 'Low beam', rev };
    },
  },
  {
    operationId: 'changeAgencies',
    actor: DEALER,
    params: panelsOfWalk,
    body: async (walker) => {
      const { agencies, permits, rev } = (await fileOf(walker)).account;
      const guard = { kind: 'Guard', name: 'Pier Patrol', phone: '207-555-0190' };
      return { agencies: [...agencies, guard], permits, rev };
    },
  },
  {
    operationId: 'changeDevice',
    actor: DEALER,
    params: async (walker) => ({ ...(await panelsOfWalk(walker)), dn: '1' }),
    body: async (walker) => {
      const [device] = (await fileOf(walker)).devices;
      return { ...device?.form, installer: 'Pier Alarm', rev: device?.rev };
    },
  },
  {
    operationId: 'takeOutOfService',
    actor: DEALER,
    params: async (walker) => ({ ...(await panelsOfWalk(walker)), dn: '1' }),
    body: () => ({
      id: OUT_OF_SERVICE,
      category: 'Seasonal closure',
      reason: 'Closed for the winter',
      starts: null,
      ends: null,
    }),
  },
  {
    operationId: 'returnToService',
    actor: DEALER,
    params: async (walker) => ({ ...(await panelsOfWalk(walker)), dn: '1' }),
    body: () => ({ id: OUT_OF_SERVICE, rev: 2 }),
  },
  {
    operationId: 'addNote',
    actor: DEALER,
    params: panelsOfWalk,
    body: () => ({ id: NOTE, ...note('Key under the third pot') }),
  },
  {
    operationId: 'changeNote',
    actor: DEALER,
    params: ofNote,
    body: () => ({ ...note('Key at the neighbor'), rev: 1 }),
  },
  { operationId: 'removeNote', actor: DEALER, params: ofNote, query: { rev: '2' } },
  {
    operationId: 'addDocument',
    actor: DEALER,
    params: documentOfWalk,
    file: { name: 'door.png', content: plainPng() },
  },
  { operationId: 'removeDocument', actor: DEALER, params: documentOfWalk },
  {
    operationId: 'keepSiteTemplate',
    actor: DEALER,
    params: panelsOfWalk,
    body: () => ({ id: TEMPLATE, name: 'Boat house' }),
  },
  ofTemplate('renameSiteTemplate', { name: 'Boat house, two doors', rev: 1 }),
  {
    operationId: 'removeSiteTemplate',
    actor: DEALER,
    params: templateOfWalk,
    query: { rev: '2' },
  },
  {
    operationId: 'moveSite',
    actor: ADMIN,
    params: panelsOfWalk,
    body: async (walker) => ({ target: BRANCH, rev: (await fileOf(walker)).account.rev }),
  },
];
