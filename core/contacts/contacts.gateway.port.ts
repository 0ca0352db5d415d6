import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ExportFormat } from '../lists/list-query.schema.ts';
import type { WallTime } from '../kernel/wall-clock.port.ts';
import type { CallKind } from './call-kinds.ts';
import type { ContactForm } from './contact-form.schema.ts';
import type {
  CopyOutcome,
  CopyTarget,
  RestoredContact,
  SeenContactList,
} from './contact-list.schema.ts';
import type { WishedPin } from './pin.schema.ts';

/** Which contact of which site, as it was read. */
export interface ContactRef {
  readonly siteNum: number;
  readonly id: string;
  readonly rev: number;
}

/** Call lists at the provider (domain guide 6.2). */
export interface ContactsGateway {
  list(siteNum: number, how?: { readonly background: boolean }): Answer<SeenContactList>;
  /** Puts somebody at the end, once for the id the form made. */
  add(siteNum: number, id: string, form: ContactForm, pin: WishedPin): Answer<unknown>;
  change(contact: ContactRef, form: ContactForm, pin: WishedPin): Answer<unknown>;
  /** The complete order under the revision of the list; 409 `staleRev` where somebody else changed it meanwhile. */
  reorder(siteNum: number, ids: readonly string[], rev: number): Answer<{ readonly rev: number }>;
  suspend(contact: ContactRef, suspended: boolean): Answer<unknown>;
  /** Days of the site, both included; null is open. */
  setVacation(contact: ContactRef, from: string | null, to: string | null): Answer<unknown>;
  expire(contact: ContactRef, expires: string | null): Answer<unknown>;
  remove(contact: ContactRef): Answer<{ readonly rev: number }>;
  restore(contact: ContactRef): Answer<RestoredContact>;
  /** Sites of the same group in the caller's scope whose name, number or address holds the text. */
  targets(siteNum: number, text: string): Answer<{ readonly sites: readonly CopyTarget[] }>;
  copy(
    siteNum: number,
    what: { readonly ids: readonly string[]; readonly targets: readonly number[] },
  ): Answer<{ readonly outcomes: readonly CopyOutcome[] }>;
  /** All of them or none, under the revision of the list. */
  importAll(
    siteNum: number,
    rev: number,
    rows: readonly (ContactForm & { readonly id: string })[],
  ): Answer<unknown>;
  download(siteNum: number, format: ExportFormat): Answer<Document>;
  printOrder(siteNum: number, kind: CallKind, at: WallTime): Answer<Document>;
}
