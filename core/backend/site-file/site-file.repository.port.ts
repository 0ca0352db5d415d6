import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { Document } from '../../documents/document.ts';
import type { AgenciesForm } from '../../site-file/agencies-form.schema.ts';
import type { DeviceForm } from '../../site-file/device-form.schema.ts';
import type { NoteForm } from '../../site-file/note-form.schema.ts';
import type { SiteFile } from '../../site-file/site-file.schema.ts';
import type { SiteForm } from '../../site-file/site-form.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp, SiteViewer } from '../sites/site.repository.port.ts';

/** Who makes a change, and when (milliseconds UTC). */
export interface FileStamp {
  readonly by: string;
  readonly at: number;
}

/** A note with its revision. */
export interface StoredNote extends NoteForm {
  readonly id: string;
  readonly rev: number;
  readonly ofCustomer: boolean;
  readonly deleted: boolean;
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

/** A device with its revision and its areas. */
export interface StoredDevice {
  readonly form: DeviceForm;
  readonly rev: number;
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

/** A line of the audit log about a site, as it is stored. */
export interface ChangeLine {
  readonly seq: number;
  readonly at: number;
  readonly operation: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly detail: Readonly<Record<string, string>>;
}

/** The lines to read, as `like` patterns of their operations. */
export interface ChangesQuery {
  readonly patterns: readonly string[];
  readonly without: readonly string[];
  readonly before: number | null;
  readonly limit: number;
}

/** The file of a site, and its dealer's changes to it (domain guide 6.11). */
export interface SiteFileRepository {
  /** Reads the whole file in one statement. */
  read(where: SiteLookUp): Promise<LookedUp<SiteFile>>;
  /** Returns the account of a locked site. */
  account(siteNum: number, viewer: SiteViewer, now: number): Promise<AccountInfo | null>;
  saveSite(siteNum: number, form: SiteForm, stamp: FileStamp): Promise<void>;
  /** Saves both lists of each site completely. `newId` creates the number of a new permit. */
  saveAgencies(
    sites: readonly (AgenciesForm & { readonly siteNum: number })[],
    stamp: FileStamp & { readonly newId: () => string },
  ): Promise<void>;
  /** Returns true if a group is the viewer's own or below it. */
  isWithin(group: number, viewerGroup: number): Promise<boolean>;
  /** Moves a site with all data stored by group. */
  move(siteNum: number, group: number, stamp: FileStamp): Promise<void>;
  device(siteNum: number, devNum: number): Promise<StoredDevice | null>;
  /** Saves a device. New areas start as unknown, and `dueAt` is when the next test signal must have arrived. */
  saveDevice(
    siteNum: number,
    devNum: number,
    form: DeviceForm,
    stamp: FileStamp & { readonly dueAt: number | null },
  ): Promise<void>;
  note(siteNum: number, id: string): Promise<StoredNote | null>;
  countNotes(siteNum: number): Promise<number>;
  /** Adds a note. `endsAt` is when a temporary note expires. Returns false if the id is already used. */
  addNote(
    note: NoteForm & { readonly id: string; readonly siteNum: number },
    stamp: FileStamp & { readonly endsAt: number | null },
  ): Promise<boolean>;
  changeNote(
    id: string,
    form: NoteForm,
    stamp: FileStamp & { readonly endsAt: number | null },
  ): Promise<void>;
  removeNote(id: string, stamp: FileStamp): Promise<void>;
  /** Returns the file itself, within the viewer's scope. */
  document(where: SiteLookUp, id: string): Promise<LookedUp<Document>>;
  /** Returns the name and the digest of a document that is not deleted. */
  documentFacts(
    siteNum: number,
    id: string,
  ): Promise<{ readonly name: string; readonly digest: string } | null>;
  countDocuments(siteNum: number): Promise<number>;
  /** Adds a document. Returns false if the id is already used. */
  addDocument(
    document: Document & { readonly id: string; readonly siteNum: number; readonly digest: string },
    stamp: FileStamp,
  ): Promise<boolean>;
  removeDocument(id: string, stamp: FileStamp): Promise<void>;
  /** Returns audit log lines of a site, newest first, with its time zone. */
  changes(
    where: SiteLookUp,
    request: ChangesQuery,
  ): Promise<LookedUp<{ readonly timeZone: string; readonly lines: readonly ChangeLine[] }>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteFiles: SiteFileRepository;
  }
}
