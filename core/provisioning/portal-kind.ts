import type * as z from 'zod/mini';
import type { FileCell } from '../forms/file-cell.rule.ts';

/** The kinds of records in an import file, in the order in which they are written. A record refers only to earlier kinds. */
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

/** The kinds that are parts of a site. */
export const SITE_PARTS = PORTAL_KINDS.slice(2, -1) as Exclude<
  PortalKindName,
  'group' | 'site' | 'person'
>[];
export type SitePart = (typeof SITE_PARTS)[number];

/** The values of a record by field. */
export type PortalValues = Readonly<Record<string, unknown>>;

/** One column of a kind. */
export interface PortalColumn {
  /** The heading of the column. Default: the name of the field. */
  readonly title?: string;
  readonly cell: FileCell;
  /** Stored encrypted. It is left out of an export without a key. */
  readonly secret?: true;
  /** An empty cell gets a default in a new record, so an empty value is written as a dash. */
  readonly begins?: true;
}

/** Describes a kind of record. `Validated` is the type of a record after its forms have checked it. */
export interface PortalKind<Validated extends object = object> {
  /** The name in tables of counts. */
  readonly title: string;
  /** The singular noun, shown before the name of a record. */
  readonly one: string;
  /** The columns by field, in writing order. */
  readonly columns: Readonly<Record<string, PortalColumn>>;
  /** How the change history shows fields that are combined from several lines. */
  readonly together?: Readonly<Record<string, Pick<FileCell, 'show'>>>;
  /** Fields that a line must contain. */
  readonly needs: readonly string[];
  /** The default values of a new record. */
  readonly blank: PortalValues;
  /** Each schema checks some fields of a record: the schemas of the screens' forms, and one for the other fields. */
  readonly schemas: readonly z.ZodMiniType<object>[];
  /** Returns the key of a record, unique within its site or the portal. */
  readonly keyOf: (values: PortalValues) => string;
  /** Returns the name by which people know the record. */
  readonly nameOf: (values: PortalValues) => string;
  /** Returns a record that was validated or stored, with its type. */
  readonly validated: (values: PortalValues) => Validated;
}

/** The output type of several schemas together. For the same field the last schema applies. */
type HeldBy<Schemas> = Schemas extends readonly [z.ZodMiniType<infer First>, ...infer Rest]
  ? Omit<First, keyof HeldBy<Rest>> & HeldBy<Rest>
  : unknown;

/** Defines a kind by its form schemas, which determine the type of its records. */
export const portalKind = <const Schemas extends readonly z.ZodMiniType<object>[]>(
  kind: Omit<PortalKind, 'validated' | 'schemas'> & { readonly schemas: Schemas },
): PortalKind<HeldBy<Schemas> & object> => ({
  ...kind,
  validated: (values) => values as HeldBy<Schemas> & object,
});

/** The prefix of an encrypted code in a file. */
export const ENCRYPTED = 'enc:';

/** Returns the identifier of a code's position in the data, so that an encrypted code can be decrypted only there. */
export const secretPlace = (kind: PortalKindName, site: unknown, field: string): string =>
  `${kind}/${wordOf(site)}/${field}`;

/** Returns the site number in a line, or 0 when it is not a valid number. No site has the number 0. */
export const siteOf = ({ site }: Readonly<Record<string, string>>): number =>
  /^\d{1,9}$/.test(site ?? '') ? Number(site) : 0;

/** Returns a value as text for keys and names. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
