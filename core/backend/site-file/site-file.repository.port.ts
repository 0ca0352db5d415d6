import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { Document } from '../../documents/document.ts';
import type { AgenciesForm } from '../../site-file/agencies-form.schema.ts';
import type { DeviceForm } from '../../site-file/device-form.schema.ts';
import type { NoteForm } from '../../site-file/note-form.schema.ts';
import type { SiteFile } from '../../site-file/site-file.schema.ts';
import type { SiteForm } from '../../site-file/site-form.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp, SiteViewer } from '../sites/site.repository.port.ts';

/** Who changes something, and when (milliseconds UTC). */
export interface FileStamp {
  readonly by: string;
  readonly at: number;
}

/** A note under the revision somebody read it with. */
export interface StoredNote extends NoteForm {
  readonly id: string;
  readonly rev: number;
  readonly ofCustomer: boolean;
  readonly deleted: boolean;
  readonly updatedBy: string | null;
  readonly updatedAt: number | null;
}

/** A device under its revision, with its areas. */
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

/** Which lines are wanted: patterns of operations as `like` reads them. */
export interface ChangesQuery {
  readonly patterns: readonly string[];
  readonly without: readonly string[];
  readonly before: number | null;
  readonly limit: number;
}

/** What is on file about a site and what its dealer changes of it (domain guide 6.11). */
export interface SiteFileRepository {
  /** Everything by one statement. */
  read(where: SiteLookUp): Promise<LookedUp<SiteFile>>;
  /** The account of a site that is held. */
  account(siteNum: number, viewer: SiteViewer, now: number): Promise<AccountInfo | null>;
  saveSite(siteNum: number, form: SiteForm, stamp: FileStamp): Promise<void>;
  /** Both lists of sites as wholes; `newId` makes the number of a permit that is new. */
  saveAgencies(
    sites: readonly (AgenciesForm & { readonly siteNum: number })[],
    stamp: FileStamp & { readonly newId: () => string },
  ): Promise<void>;
  /** Whether a group is the viewer's own or below it. */
  isWithin(group: number, viewerGroup: number): Promise<boolean>;
  /** Moves a site with everything that is kept by its group. */
  move(siteNum: number, group: number, stamp: FileStamp): Promise<void>;
  device(siteNum: number, devNum: number): Promise<StoredDevice | null>;
  /** New areas begin as unknown; `dueAt` is when the next test signal must have come. */
  saveDevice(
    siteNum: number,
    devNum: number,
    form: DeviceForm,
    stamp: FileStamp & { readonly dueAt: number | null },
  ): Promise<void>;
  note(siteNum: number, id: string): Promise<StoredNote | null>;
  countNotes(siteNum: number): Promise<number>;
  /** `endsAt` is when a temporary one is over; false when there is one with this id. */
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
  /** The file itself, for its viewer. */
  document(where: SiteLookUp, id: string): Promise<LookedUp<Document>>;
  /** Of one that is not deleted: its name, and the mark of its bytes. */
  documentFacts(
    siteNum: number,
    id: string,
  ): Promise<{ readonly name: string; readonly digest: string } | null>;
  countDocuments(siteNum: number): Promise<number>;
  /** False when there is one with this id. */
  addDocument(
    document: Document & { readonly id: string; readonly siteNum: number; readonly digest: string },
    stamp: FileStamp,
  ): Promise<boolean>;
  removeDocument(id: string, stamp: FileStamp): Promise<void>;
  /** Lines of the audit log about a site, newest first, with its time zone. */
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
