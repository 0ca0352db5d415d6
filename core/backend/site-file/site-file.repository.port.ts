import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { Document } from '../../documents/document.ts';
import type { AgenciesForm } from '../../site-file/agencies-form.schema.ts';
import type { DeviceForm } from '../../site-file/device-form.schema.ts';
import type { NearAgencies } from '../../site-file/near-agencies.schema.ts';
import type { NoteForm } from '../../site-file/note-form.schema.ts';
import type { SiteFile } from '../../site-file/site-file.schema.ts';
import type { SiteForm } from '../../site-file/site-form.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp, SiteViewer } from '../sites/site.repository.port.ts';

/** Who makes a change, and when in milliseconds UTC. */
export interface FileStamp {
  readonly by: string;
  readonly at: number;
}

/** A place: that of a site, or an address. */
export interface AgencyPlace {
  readonly sn: number | null;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

export interface StoredNote extends NoteForm {
  readonly id: string;
  readonly rev: number;
  readonly ofCustomer: boolean;
  readonly deleted: boolean;
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

export interface StoredDevice {
  readonly form: DeviceForm;
  readonly rev: number;
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

export interface ChangeLine {
  readonly seq: number;
  readonly at: number;
  readonly operation: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly detail: Readonly<Record<string, string>>;
}

/** Query for audit log entries. `patterns` are `like` patterns of operations. */
export interface ChangesQuery {
  readonly patterns: readonly string[];
  readonly without: readonly string[];
  readonly before: number | null;
  readonly limit: number;
}

/** Stores the file of a site (its master data) and a dealer's changes to the file (domain guide 6.11). */
export interface SiteFileRepository {
  /** Reads the whole site file in one statement. */
  read(where: SiteLookUp): Promise<LookedUp<SiteFile>>;
  /** Returns the account of a locked site; null if the account does not exist. */
  account(siteNum: number, viewer: SiteViewer, now: number): Promise<AccountInfo | null>;
  saveSite(siteNum: number, form: SiteForm, stamp: FileStamp): Promise<void>;
  /** Replaces the agencies and permits of each site. `newId` creates the id of a new permit. */
  saveAgencies(
    sites: readonly (AgenciesForm & { readonly siteNum: number })[],
    stamp: FileStamp & { readonly newId: () => string },
  ): Promise<void>;
  /** Returns true if `group` is the viewer's group or below it. */
  isWithin(group: number, viewerGroup: number): Promise<boolean>;
  /** Moves a site to another group, with all data stored per group. */
  move(siteNum: number, group: number, stamp: FileStamp): Promise<void>;
  device(siteNum: number, devNum: number): Promise<StoredDevice | null>;
  /** Saves a device. New areas start in an unknown state. `dueAt` is when the next test signal is due. */
  saveDevice(
    siteNum: number,
    devNum: number,
    form: DeviceForm,
    stamp: FileStamp & { readonly dueAt: number | null },
  ): Promise<void>;
  /** Returns the agency of each kind that most accounts of the group and its branches near a place use. */
  nearAgencies(place: AgencyPlace, siteGroupNum: number): Promise<NearAgencies>;
  note(siteNum: number, id: string): Promise<StoredNote | null>;
  countNotes(siteNum: number): Promise<number>;
  /** Adds a note. A temporary note expires at `endsAt`. Returns false if the id is already used. */
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
  /** Returns the document with its bytes, within the viewer's scope. */
  document(where: SiteLookUp, id: string): Promise<LookedUp<Document>>;
  /** Returns the name and the digest of a document; null if the document was removed. */
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
  /** Returns audit log entries of a site, newest first, and the site's time zone. */
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
