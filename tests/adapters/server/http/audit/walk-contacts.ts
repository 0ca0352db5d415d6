import { randomUUID } from 'node:crypto';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { contactForm } from '#core/contacts/contact-form.schema.ts';
import type { Body, Stride } from './stride.ts';
import type { Walker } from './walker.ts';
import { panelsOfWalk } from './walk-panels.ts';

const DEALER = 'dealer.limited';
const ID = randomUUID();

const form = (name: string): Body => ({
  ...contactForm.read(contactForm.show(null)),
  lastName: name,
});
const listOf = async (walker: Walker): Promise<ContactList> => {
  const { sn } = await panelsOfWalk(walker);
  return walker.read<ContactList>(DEALER, `site/${sn}/contacts`);
};
const ofSite = (operationId: string, body: Stride['body']): Stride => ({
  operationId,
  actor: DEALER,
  params: panelsOfWalk,
  ...(body !== undefined && { body }),
});
const ofContact = (operationId: string, rev: number, more: Body = {}): Stride => ({
  operationId,
  actor: DEALER,
  params: async (walker) => ({ ...(await panelsOfWalk(walker)), id: ID }),
  body: () => ({ rev, ...more }),
});
const ownIds = ({ contacts }: ContactList): readonly string[] =>
  contacts.filter(({ inherited }) => !inherited).map(({ id }) => id);

/** Steps of one contact on a call list, from creation to deletion, and steps of the whole list. */
export const CONTACTS: readonly Stride[] = [
  ofSite('addContact', () => ({ id: ID, ...form('Walker') })),
  ofContact('saveContact', 1, form('Walkers')),
  ofContact('suspendContact', 2, { suspended: true }),
  ofContact('setContactVacation', 3, { from: '2026-03-01', to: '2026-03-02' }),
  ofContact('expireContact', 4, { expires: '2099-01-01' }),
  {
    operationId: 'deleteContact',
    actor: DEALER,
    query: { rev: '5' },
    params: async (walker) => ({ ...(await panelsOfWalk(walker)), id: ID }),
  },
  ofContact('restoreContact', 6),
  ofSite('orderContacts', async (walker) => {
    const list = await listOf(walker);
    return { rev: list.rev, ids: ownIds(list).toReversed() };
  }),
  ofSite('importContacts', async (walker) => ({
    rev: (await listOf(walker)).rev,
    rows: [{ id: randomUUID(), ...form('Pasted') }],
  })),
  ofSite('copyContacts', async (walker) => {
    const { sn } = await panelsOfWalk(walker);
    const { sites } = await walker.read<{ sites: readonly { siteNum: number }[] }>(
      DEALER,
      `site/${sn}/contact-targets`,
    );
    return { ids: [ID], targets: [sites[0]?.siteNum ?? 0] };
  }),
];
