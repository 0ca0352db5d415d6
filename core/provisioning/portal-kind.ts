import type * as z from 'zod/mini';
import type { FileCell } from '../forms/file-cell.rule.ts';

/** The kinds of records in an import file, in writing order. A record refers only to records of earlier kinds. */
export const PORTAL_KINDS = [
  'group',
  'site',
  'device',
  'area',
  'zone',
  'contact',
  'passcode',
  'agency',
  'permit',
  'note',
  'hours',
  'exception',
  'reactions',
  'person',
] as const;
export type PortalKindName = (typeof PORTAL_KINDS)[number];

/** The kinds of records that are parts of a site. */
export const SITE_PARTS = PORTAL_KINDS.slice(2, -1) as Exclude<
  PortalKindName,
  'group' | 'site' | 'person'
>[];
export type SitePart = (typeof SITE_PARTS)[number];

export type PortalValues = Readonly<Record<string, unknown>>;

export interface PortalColumn {
  /** The heading of the column. Defaults to the field name. */
  readonly title?: string;
  readonly cell: FileCell;
  /** True if the value is stored encrypted. Without an encryption key, an export omits the value. */
  readonly secret?: true;
  /** True if an empty cell gets a default in a new record. To store an empty value, the file must therefore contain a dash. */
  readonly begins?: true;
}

/** The description of a record kind. `Validated` is the type of a record after its forms have checked it. */
export interface PortalKind<Validated extends object = object> {
  /** The name of the kind in count tables. */
  readonly title: string;
  /** The singular noun for a record, shown before the record's name. */
  readonly one: string;
  /** The columns by field name, in writing order. */
  readonly columns: Readonly<Record<string, PortalColumn>>;
  /** For fields combined from several lines: how the change history shows them. */
  readonly together?: Readonly<Record<string, Pick<FileCell, 'show'>>>;
  /** The fields that each line must contain. */
  readonly needs: readonly string[];
  /** The default values of a new record. */
  readonly blank: PortalValues;
  /** The schemas that together check a record: those of the screens' forms, and one for all other fields. */
  readonly schemas: readonly z.ZodMiniType<object>[];
  /** Returns the key of a record. The key is unique within the record's site, or within the portal for a record without a site. */
  readonly keyOf: (values: PortalValues) => string;
  /** Returns the name by which people know the record. */
  readonly nameOf: (values: PortalValues) => string;
  /** Returns an already validated or stored record with its precise type. */
  readonly validated: (values: PortalValues) => Validated;
}

/** The combined output type of several schemas. When schemas share a field, the last schema applies. */
type HeldBy<Schemas> = Schemas extends readonly [z.ZodMiniType<infer First>, ...infer Rest]
  ? Omit<First, keyof HeldBy<Rest>> & HeldBy<Rest>
  : unknown;

/** Defines a record kind. The form schemas determine the type of its records. */
export const portalKind = <const Schemas extends readonly z.ZodMiniType<object>[]>(
  kind: Omit<PortalKind, 'validated' | 'schemas'> & { readonly schemas: Schemas },
): PortalKind<HeldBy<Schemas> & object> => ({
  ...kind,
  validated: (values) => values as HeldBy<Schemas> & object,
});

/** The prefix of an encrypted code in a file. */
export const ENCRYPTED = 'enc:';

/**
 * Returns a text that identifies where a code is stored: kind, site and field. A code that was encrypted for one place
 * cannot be decrypted for another place.
 */
export const secretPlace = (kind: PortalKindName, site: unknown, field: string): string =>
  `${kind}/${wordOf(site)}/${field}`;

/** Returns the site number in a line, or 0 (which no site has) when it is not a valid number. */
export const siteOf = ({ site }: Readonly<Record<string, string>>): number =>
  /^\d{1,9}$/.test(site ?? '') ? Number(site) : 0;

/** Returns a value as text for keys and names. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
