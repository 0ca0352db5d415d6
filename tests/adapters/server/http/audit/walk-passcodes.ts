import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import type { Params, Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const CUSTOMER = 'newcomer@example.com';
const ADDED = demoId(9103);
const FORM = {
  holder: 'Opening staff',
  kind: 'normal',
  authority: 2,
  validFrom: null,
  validUntil: null,
  hours: null,
};

const siteOf = (walker: Walker): string => walker.said('addAccountLink', 'activeSiteNum');
const ofSite = (walker: Walker): Params => ({ sn: siteOf(walker) });
const read = (walker: Walker): Promise<SitePasscodes> =>
  walker.read<SitePasscodes>(CUSTOMER, `site/${siteOf(walker)}/passcodes`);
const added = (walker: Walker): Params => ({ ...ofSite(walker), id: ADDED });

/** Maps each walker to the contact whose PIN the walk changes. The contact has a PIN at the start of the walk. */
const contacts = new WeakMap<Walker, string>();
const pinned = async (walker: Walker): Promise<Params> => {
  const known = contacts.get(walker) ?? (await read(walker)).pins[0]?.contactId ?? 'none';
  contacts.set(walker, known);
  return { ...ofSite(walker), id: known };
};

/** Steps that use passcodes. The customer's account passcode keeps its value, because other steps of the walk register with it. */
export const PASSCODES: readonly Stride[] = [
  {
    operationId: 'addPasscode',
    actor: CUSTOMER,
    params: ofSite,
    body: () => ({ ...FORM, id: ADDED, ofAccount: false, code: 'HALYARD31', knowingly: false }),
  },
  {
    operationId: 'changePasscode',
    actor: CUSTOMER,
    params: async (walker) => ({
      ...ofSite(walker),
      id: (await read(walker)).passcodes[0]?.id ?? 'none',
    }),
    body: async (walker) => {
      const { authority, holder, rev } = (await read(walker)).passcodes[0] ?? {};
      return { ...FORM, authority, holder, rev, code: 'MOORING7', knowingly: false };
    },
  },
  { operationId: 'revealPasscode', actor: CUSTOMER, params: added },
  {
    operationId: 'deletePasscode',
    actor: CUSTOMER,
    params: added,
    query: { rev: '1' },
  },
  {
    operationId: 'restorePasscode',
    actor: CUSTOMER,
    params: added,
    body: () => ({ rev: 2 }),
  },
  {
    operationId: 'setContactPin',
    actor: CUSTOMER,
    params: pinned,
    body: () => ({ code: '7391', knowingly: true, rev: 1 }),
  },
  { operationId: 'revealContactPin', actor: CUSTOMER, params: pinned },
  { operationId: 'removeContactPin', actor: CUSTOMER, params: pinned, query: { rev: '2' } },
  {
    operationId: 'restoreContactPin',
    actor: CUSTOMER,
    params: pinned,
    body: () => ({ rev: 3 }),
  },
  {
    operationId: 'setDuressCode',
    actor: CUSTOMER,
    params: ofSite,
    body: async (walker) => ({
      code: 'QUAHOG47',
      holder: 'Opening staff',
      knowingly: false,
      rev: (await read(walker)).duress?.rev ?? 0,
    }),
  },
  {
    operationId: 'removeDuressCode',
    actor: CUSTOMER,
    params: ofSite,
    query: { rev: '1' },
  },
  {
    operationId: 'restoreDuressCode',
    actor: CUSTOMER,
    params: ofSite,
    body: () => ({ rev: 2 }),
  },
];
