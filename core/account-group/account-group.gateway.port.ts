import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type { AccountGroup, AskAbout, GroupContact } from './account-group.schema.ts';
import type { AlarmDefaults, Company } from './group-facts.schema.ts';
import type { Invitation, PortalAccess, PortalUser, PortalUsers } from './portal-user.schema.ts';

/** Whom an act is about, as they were read. */
export type ReadUser = Pick<PortalUser, 'id' | 'rev'>;

/** A dealer's own group at the provider (domain guide 6.10); each change is 409 `staleRev` where somebody else saved meanwhile. */
export interface AccountGroupGateway {
  read(how?: { readonly background: boolean }): Answer<AccountGroup>;
  saveCompany(rev: number, company: Company): Answer<unknown>;
  saveDefaults(rev: number, defaults: AlarmDefaults): Answer<unknown>;
  /** Once for the id the form made. */
  addContact(id: string, form: GroupContact): Answer<unknown>;
  saveContact(id: string, rev: number, form: GroupContact): Answer<unknown>;
  removeContact(id: string, rev: number): Answer<unknown>;
  /** A message to the representative; once for its key. */
  ask(about: AskAbout, text: string): Answer<unknown>;
  users(query: ListQuery): Answer<PortalUsers>;
  exportUsers(wanted: ListExport): Answer<Document>;
  /** Once for the id the form made; the link is in the mail alone. */
  invite(id: string, invitation: Invitation): Answer<unknown>;
  resend(user: ReadUser): Answer<unknown>;
  withdraw(user: ReadUser): Answer<unknown>;
  change(user: ReadUser, access: PortalAccess): Answer<unknown>;
  setDisabled(user: ReadUser, disabled: boolean): Answer<unknown>;
  resetCheck(user: ReadUser): Answer<unknown>;
  remove(user: ReadUser): Answer<unknown>;
}
