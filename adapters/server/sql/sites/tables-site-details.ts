import type { ColumnType, Generated } from 'kysely';
import type { LetterReading } from '#core/backend/sites/letter-readings.rule.ts';
import type { Stored } from '#core/forms/create-form.schema.ts';
import { agencyForm, permitForm } from '#core/site-file/agencies-form.schema.ts';
import type { SiteTemplateContent } from '#core/sites/site-template.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';
import type { RowOf } from '../row-names.ts';

/** An additional phone number of a site. The premises phone is `site.phone`. */
export interface SitePhoneTable {
  site_num: number;
  position: number;
  kind: string;
  number: string;
}

/** A service of the plan, named as in domain guide 6.7. */
export interface SiteServiceTable {
  site_num: number;
  position: number;
  name: string;
}

/** The column of each field of an agency. */
export const AGENCY_COLUMNS = columnsOf(agencyForm);

/** An agency that is dispatched to the site. */
export interface SiteAgencyTable extends FormTable<
  Stored<typeof agencyForm.fields>,
  typeof AGENCY_COLUMNS
> {
  site_num: number;
}

/** The column of each field of a permit. */
export const PERMIT_COLUMNS = columnsOf(permitForm);

/** A city's alarm permit for a site; dates are `YYYY-MM-DD`. */
export interface SitePermitTable extends FormTable<
  Stored<typeof permitForm.fields>,
  typeof PERMIT_COLUMNS
> {
  id: string;
  site_num: number;
}

/** A note for operators and technicians. A note with an expiration is temporary. */
export interface SiteNoteTable {
  id: string;
  site_num: number;
  text: string;
  written_at: number;
  expires_at: number | null;
  /** True for the note that the customer edits. */
  of_customer: Generated<boolean>;
  /** True for a note listed before the others. */
  pinned: Generated<boolean>;
  /** Null if the author is unknown. */
  written_by: Generated<string | null>;
  rev: Generated<number>;
  updated_by: Generated<string | null>;
  updated_at: Generated<number | null>;
  deleted_at: Generated<number | null>;
}

/** A communication path from a device to the monitoring center; the primary path comes first. */
export interface DevicePathTable {
  site_num: number;
  dev_num: number;
  position: number;
  kind: string;
  role: 'primary' | 'backup';
  carrier: string | null;
  receiver: string | null;
  format: string | null;
  /** A communication line that the panel supervises; the panel reports when this line is cut. */
  supervised_line: string | null;
  /** Phone numbers from which the device calls, digits only. */
  caller_ids: Generated<readonly string[]>;
}

/** A person's favorite site, with the device whose transmitter code the person starred. */
export interface SiteFavoriteTable {
  user_id: string;
  site_num: number;
  dev_num: number;
  added_at: number;
}

/** The last time a person opened a site. */
export interface SiteVisitTable {
  user_id: string;
  site_num: number;
  visited_at: number;
}

/**
 * A search word of a site. Gate codes and other secrets are excluded, because a search would reveal them letter by letter
 * (domain guide 5.7).
 */
export interface SiteTermTable {
  site_num: number;
  /** Field number, from `TERM_FIELDS`. */
  field: number;
  term: string;
  /** The site's group, repeated so that a dealer's search reads only that dealer's words. */
  site_group_num: number;
}

/** A file about a site, checked before it is stored. A deleted file stays in the database. */
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

/** A template that a dealer saved from a site to create other sites. */
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

/** Tables of site and device details. */
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
