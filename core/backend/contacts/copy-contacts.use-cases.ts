import { phoneNumber } from '../../kernel/phone-number.rule.ts';
import { contactForm } from '../../contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import type { Contact, CopyOutcome, CopyTarget } from '../../contacts/contact-list.schema.ts';
import { contactName } from '../../contacts/contact-state.rule.ts';
import { counted } from '../../kernel/counted.rule.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changeOfSite, readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { guessOf } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import { notifySiteChange } from '../sites/notify-site-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ContactPorts } from './change-contact.use-cases.ts';

/** Returns a key computed from the contact's name and numbers, which is equal for the same person on two lists. */
const likeness = (contact: Contact): string =>
  JSON.stringify([
    contactName(contact),
    contact.phones.map(({ number }) => phoneNumber(number) ?? number.replace(/\D/g, '')),
  ]);

const copyTo = async (
  tx: Transaction,
  ports: ContactPorts,
  site: LockedSite,
  copied: readonly Contact[],
): Promise<CopyOutcome> => {
  const { siteNum, siteName, siteGroupNum, by } = site;
  const { contacts } = await tx.contacts.stored(siteNum);
  const own = contacts.filter(({ inherited }) => !inherited);
  const known = new Set(own.map(likeness));
  const wanted = copied.filter((contact) => !known.has(likeness(contact)));
  const outcome = { siteNum, siteName, copied: 0 };
  if (wanted.length === 0) return { ...outcome, why: 'already on the list' };
  if (own.length + wanted.length > CONTACT_LIMITS.contacts)
    return { ...outcome, why: `more than ${CONTACT_LIMITS.contacts} contacts` };
  const rows = wanted.map((contact) => ({ id: ports.ids.next(), form: contactForm.pick(contact) }));
  const touch = { siteNum, by, now: ports.clock.now() };
  await tx.contacts.append({ ...touch, siteGroupNum, last: own.length }, rows);
  await tx.contacts.order(
    touch,
    [...own, ...rows].map(({ id }) => id),
  );
  const there = copied.length - wanted.length;
  const why = there === 0 ? null : `${counted(there, 'contact')} already on the list`;
  return { ...outcome, copied: wanted.length, why };
};

const recordCopied = async (
  tx: Transaction,
  ports: ContactPorts,
  caller: SessionCaller,
  {
    site,
    from,
    names,
  }: { readonly site: LockedSite; readonly from: string; readonly names: readonly string[] },
): Promise<void> => {
  const line = {
    event: 'Contacts copied',
    comment: `From ${from}: ${names.join(', ')}`,
    by: site.by,
  };
  await notifySiteChange(tx, ports, site, line);
  await recordAudit(tx, ports, caller, {
    operation: 'contact.copy',
    result: 'ok',
    target: `site ${site.siteNum}`,
    detail: { from, contacts: JSON.stringify({ before: null, after: names }) },
  });
};

/** Use cases that copy contacts to other sites of the same group (domain guide 6.2 "copy to other sites"). */
export const copyContacts = (ports: ContactPorts) => ({
  /** Returns the sites that contacts may be copied to: in the caller's scope and in the same group. */
  contactCopyTargets: async (
    caller: SessionCaller,
    { text = '', ...input }: SiteInput & { readonly text?: string | undefined },
  ): Reply<{ sites: CopyTarget[] }> => {
    const request = { text: text.trim(), limit: CONTACT_LIMITS.targets };
    const read = await readOfSite(ports, caller, input, (tx, where) =>
      tx.contacts.targets(where, request),
    );
    return read.ok ? ok({ sites: [...read.value] }) : read;
  },

  /**
   * Copies selected contacts without their PINs, and returns a result for each site. A site outside the scope or the group
   * is reported as not found, and copying continues with the other sites.
   */
  copyContacts: (
    caller: SessionCaller,
    {
      ids,
      targets,
      ...input
    }: SiteInput & { readonly ids: readonly string[]; readonly targets: readonly number[] },
  ): Reply<{ outcomes: CopyOutcome[] }> =>
    changeOfSite(ports, caller, input, async (tx, source) => {
      const viewer = siteViewer(caller, input);
      if (viewer === null) return NOT_FOUND;
      const { contacts } = await tx.contacts.stored(source.siteNum);
      const copied = contacts.filter(({ id, inherited }) => !inherited && ids.includes(id));
      if (copied.length !== new Set(ids).size) return NOT_FOUND;
      const look = { viewer, guess: guessOf(caller), now: ports.clock.now() };
      const outcomes: CopyOutcome[] = [];
      const notified: LockedSite[] = [];
      // Sites are locked in the order of their numbers, so that two copies cannot deadlock.
      for (const siteNum of [...new Set(targets)].toSorted((a, b) => a - b)) {
        const { found: site } = await tx.siteData.lock(
          { siteNum, ...look },
          caller.session.accountId,
        );
        if (
          site === null ||
          site.siteGroupNum !== source.siteGroupNum ||
          siteNum === source.siteNum
        ) {
          outcomes.push({ siteNum, siteName: '', copied: 0, why: 'not found' });
          continue;
        }
        const outcome = await copyTo(tx, ports, site, copied);
        outcomes.push(outcome);
        if (outcome.copied > 0) notified.push(site);
      }
      await storeCall(tx, ports, caller, { reply: { outcomes } });
      const names = copied.map(contactName);
      for (const site of notified)
        await recordCopied(tx, ports, caller, { site, from: source.siteName, names });
      return ok({ outcomes });
    }),
});
