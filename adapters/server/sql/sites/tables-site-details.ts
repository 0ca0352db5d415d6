import type { ColumnType, Generated } from 'kysely';
import type { LetterReading } from '#core/backend/sites/letter-readings.rule.ts';
import type { Stored } from '#core/forms/create-form.schema.ts';
import { agencyForm, permitForm } from '#core/site-file/agencies-form.schema.ts';
import type { SiteTemplateContent } from '#core/sites/site-template.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';
import type { RowOf } from '../row-names.ts';

/** A further number of a site; the premises' own stands in `site.phone`. */
export interface SitePhoneTable {
  site_num: number;
  position: number;
  kind: string;
  number: string;
}

/** A service of the plan, in the words of domain guide 6.7. */
export interface SiteServiceTable {
  site_num: number;
  position: number;
  name: string;
}

/** Where each field of an agency is stored. */
export const AGENCY_COLUMNS = columnsOf(agencyForm);

/** Who is sent to the site. */
export interface SiteAgencyTable extends FormTable<
  Stored<typeof agencyForm.fields>,
  typeof AGENCY_COLUMNS
> {
  site_num: number;
}

/** Where each field of a permit is stored. */
export const PERMIT_COLUMNS = columnsOf(permitForm);

/** A city's licence to have an alarm; dates are `YYYY-MM-DD`. */
export interface SitePermitTable extends FormTable<
  Stored<typeof permitForm.fields>,
  typeof PERMIT_COLUMNS
> {
  id: string;
  site_num: number;
}

/** A note for operators and technicians; temporary when it expires. */
export interface SiteNoteTable {
  id: string;
  site_num: number;
  text: string;
  written_at: number;
  expires_at: number | null;
  /** The one its customer keeps. */
  of_customer: Generated<boolean>;
  /** Stands before the others. */
  pinned: Generated<boolean>;
  /** Null where nobody noted it. */
  written_by: Generated<string | null>;
  rev: Generated<number>;
  updated_by: Generated<string | null>;
  updated_at: Generated<number | null>;
  deleted_at: Generated<number | null>;
}

/** How a device reaches the centre, the usual way first. */
export interface DevicePathTable {
  site_num: number;
  dev_num: number;
  position: number;
  kind: string;
  role: 'primary' | 'backup';
  carrier: string | null;
  receiver: string | null;
  format: string | null;
  /** The line whose cut the panel reports. */
  supervised_line: string | null;
  /** Numbers its calls come from, digits only. */
  caller_ids: Generated<readonly string[]>;
}

/** A person's favourite; the device is the one whose transmitter code was starred. */
export interface SiteFavoriteTable {
  user_id: string;
  site_num: number;
  dev_num: number;
  added_at: number;
}

/** When a person last opened a site. */
export interface SiteVisitTable {
  user_id: string;
  site_num: number;
  visited_at: number;
}

/** A word a site is found by; gate codes and other secrets are never among them, as a search would tell them letter by letter (domain guide 5.7). */
export interface SiteTermTable {
  site_num: number;
  /** Number of the field, see `TERM_FIELDS`. */
  field: number;
  term: string;
  /** Repeats the site's group, so that a dealer's search reads that dealer's words only. */
  site_group_num: number;
}

/** A file about a site; checked before it is stored, and kept when it is deleted. */
export interface SiteDocumentTable {
  id: string;
  site_num: number;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_by: string;
  stored_at: number;
  deleted_by: Generated<string | null>;
  deleted_at: Generated<number | null>;
}

/** What a dealer keeps of a site, to begin others with. */
export interface SiteTemplateTable {
  id: string;
  site_group_num: number;
  name: string;
  content: ColumnType<SiteTemplateContent, string, never>;
  created_by: string;
  created_at: number;
  updated_by: string;
  updated_at: number;
  deleted_at: Generated<number | null>;
  rev: Generated<number>;
}

/** Tables that hang on sites and devices. */
export interface SiteDetailTables {
  site_phone: SitePhoneTable;
  site_service: SiteServiceTable;
  site_agency: SiteAgencyTable;
  site_permit: SitePermitTable;
  site_note: SiteNoteTable;
  device_path: DevicePathTable;
  site_favorite: SiteFavoriteTable;
  site_visit: SiteVisitTable;
  site_document: SiteDocumentTable;
  site_template: SiteTemplateTable;
  site_term: SiteTermTable;
  letter_reading: RowOf<LetterReading>;
}
