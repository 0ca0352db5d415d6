import type { Contact, SeenContactList } from '../../contacts/contact-list.schema.ts';
import type { Document } from '../../documents/document.ts';
import { counted } from '../../kernel/counted.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { ExportFormat } from '../../lists/list-query.schema.ts';
import { exportName, listTable } from '../../lists/list-table.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { letterheadGroup, printable } from '../documents/letterhead-of.operation.ts';
import type { SessionCaller } from '../caller.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { Reply } from '../refusal.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { roleOf } from '../sites/site-viewer.operation.ts';
import { addContacts } from './add-contacts.use-cases.ts';
import { changeContact, type ContactPorts, todayAt } from './change-contact.use-cases.ts';
import { contactColumns } from './contact-columns.ts';
import { copyContacts } from './copy-contacts.use-cases.ts';
import { printOrder } from './print-order.use-cases.ts';
import { orderContacts } from './order-contacts.use-cases.ts';
import { removeContacts } from './remove-contacts.use-cases.ts';

/**
 * Removes phone numbers and e-mail addresses from a contact of the group. A customer without the edit right sees only the
 * name (domain guide 6.2 "Rights").
 */
const withoutNumbers = (contact: Contact): Contact =>
  contact.inherited
    ? {
        ...contact,
        phones: contact.phones.map(({ type }) => ({ number: '', type, ext: null, text: false })),
        emails: [],
        notes: null,
        panelUser: null,
      }
    : contact;

const shownTo = (caller: SessionCaller, list: SeenContactList): SeenContactList =>
  roleOf(caller) === 'customer' && !caller.session.permissions.includes('contactsEdit')
    ? { ...list, contacts: list.contacts.map(withoutNumbers) }
    : list;

type Ports = ContactPorts & Pick<BackendPorts, 'tableFiles' | 'documentPrinter'>;

const readForPrint =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: SiteInput,
    paper = letterheadGroup(caller, input.siteGroupNum),
  ): Reply<PrintFacts & { readonly list: SeenContactList }> => {
    const read = await readOfSite(ports, caller, input, (tx, where) =>
      tx.contacts.list(where, paper),
    );
    if (!read.ok) return read;
    const { letterhead, ...list } = read.value;
    return ok({ list: shownTo(caller, list), letterhead: printable(letterhead) });
  };

/** Use cases for call lists of sites, shared by customers and dealers (domain guide 6.2). */
export const createContacts = (ports: Ports) => ({
  ...addContacts(ports),
  ...changeContact(ports),
  ...orderContacts(ports),
  ...removeContacts(ports),
  ...copyContacts(ports),
  ...printOrder(ports, readForPrint(ports)),

  /** Returns the site's whole call list, with the facts from which the call order is computed. */
  siteContacts: async (caller: SessionCaller, input: SiteInput): Reply<SeenContactList> => {
    const read = await readForPrint(ports)(caller, input, null);
    return read.ok ? ok(read.value.list) : read;
  },

  /** Exports the call list as a file without secrets. The export is audited. */
  exportContacts: async (
    caller: SessionCaller,
    { format, ...input }: SiteInput & { readonly format: ExportFormat },
  ): Reply<Document> => {
    const paper = format === 'pdf' ? letterheadGroup(caller, input.siteGroupNum) : null;
    const read = await readForPrint(ports)(caller, input, paper);
    if (!read.ok) return read;
    const { list, letterhead } = read.value;
    const { contacts, siteName, siteNum } = list;
    const day = todayAt(ports, list);
    const table = listTable(contactColumns(day), null, contacts);
    const line = `${counted(contacts.length, 'contact')} · ${day}`;
    const bytes = await ports.tableFiles[format]({
      letterhead,
      ...table,
      title: `Contacts of ${siteName}`,
      line,
    });
    await ports.unitOfWork.run((tx) =>
      recordAudit(tx, ports, caller, {
        operation: 'contact.export',
        result: 'ok',
        target: `site ${siteNum}`,
        detail: { format, rows: String(contacts.length) },
      }),
    );
    return ok({ name: exportName(`contacts-${siteNum}`, contacts.length, day, format), bytes });
  },
});
