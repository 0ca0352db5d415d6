import type { GateCodeWish } from '../account-info/gate-code.schema.ts';
import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { AgenciesForm } from './agencies-form.schema.ts';
import type { DeviceForm } from './device-form.schema.ts';
import type { NoteForm } from './note-form.schema.ts';
import type { OutOfServiceForm, OutOfServiceEntry } from './out-of-service-entry.schema.ts';
import type { ChangeKind, SiteChanges } from './site-change.schema.ts';
import type { SiteFile } from './site-file.schema.ts';
import type { SiteForm } from './site-form.schema.ts';

/** What is on file about a dealer's site, and what they change of it under revisions (domain guide 6.11). */
export interface SiteFileGateway {
  read(siteNum: number, how?: { readonly background: boolean }): Answer<SiteFile>;
  saveSite(siteNum: number, form: SiteForm, rev: number, gateCode: GateCodeWish): Answer<unknown>;
  saveAgencies(siteNum: number, form: AgenciesForm, rev: number): Answer<unknown>;
  saveDevice(siteNum: number, devNum: number, form: DeviceForm, rev: number): Answer<unknown>;
  /** Out of service, under an id the form made. */
  takeOutOfService(
    siteNum: number,
    devNum: number,
    id: string,
    form: OutOfServiceForm,
  ): Answer<unknown>;
  /** Back into service, or off its plan. */
  returnToService(
    siteNum: number,
    devNum: number,
    entry: Pick<OutOfServiceEntry, 'id' | 'rev'>,
  ): Answer<unknown>;
  /** To another group of the same dealer. */
  move(siteNum: number, target: number, rev: number): Answer<unknown>;
  addNote(siteNum: number, id: string, form: NoteForm): Answer<unknown>;
  changeNote(siteNum: number, id: string, form: NoteForm, rev: number): Answer<unknown>;
  removeNote(siteNum: number, id: string, rev: number): Answer<unknown>;
  /** The same id again stores nothing twice. */
  addDocument(siteNum: number, id: string, document: Document): Answer<unknown>;
  document(siteNum: number, id: string): Answer<Document>;
  removeDocument(siteNum: number, id: string): Answer<unknown>;
  /** One window of the trail, below a line and of one kind where they are given. */
  changes(
    siteNum: number,
    wish: { readonly before: number | null; readonly kind: ChangeKind | null },
  ): Answer<SiteChanges>;
}
