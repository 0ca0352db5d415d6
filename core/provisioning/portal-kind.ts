import type * as z from 'zod/mini';
import type { FileCell } from '../forms/file-cell.rule.ts';

/** The kinds of records a file of a whole portal has, in the order in which they are written: what a later one names is there before. */
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

/** The parts of a site. */
export const SITE_PARTS = PORTAL_KINDS.slice(2, -1) as Exclude<
  PortalKindName,
  'group' | 'site' | 'person'
>[];
export type SitePart = (typeof SITE_PARTS)[number];

/** The values of a record by their fields. */
export type PortalValues = Readonly<Record<string, unknown>>;

/** One column of a kind. */
export interface PortalColumn {
  /** Its heading; the field's own name unless said. */
  readonly title?: string;
  readonly cell: FileCell;
  /** Kept sealed; in no export without a key. */
  readonly secret?: true;
  /** A new record may begin with something where the cell is empty, so that nothing is written as a dash. */
  readonly begins?: true;
}

/** What a kind of record holds; `Checked` is what its forms leave of one. */
export interface PortalKind<Validated extends object = object> {
  /** As tables of counts call it. */
  readonly title: string;
  /** One of it, before its name. */
  readonly one: string;
  /** By its fields, in the order in which they are written. */
  readonly columns: Readonly<Record<string, PortalColumn>>;
  /** What several of its lines say together, as the record shows it. */
  readonly together?: Readonly<Record<string, Pick<FileCell, 'show'>>>;
  /** Fields a line must name. */
  readonly needs: readonly string[];
  /** What a new record begins with. */
  readonly blank: PortalValues;
  /** Each checks its own fields of a record: those of the screens' forms, and one of what stands beside them. */
  readonly schemas: readonly z.ZodMiniType<object>[];
  /** What tells two of one site, or of the portal, apart. */
  readonly keyOf: (values: PortalValues) => string;
  /** By what people know it. */
  readonly nameOf: (values: PortalValues) => string;
  /** A record that its forms have checked, or that is there, by their types. */
  readonly validated: (values: PortalValues) => Validated;
}

/** What a record holds that all of some schemas have checked, of the same field what the last one says. */
type HeldBy<Schemas> = Schemas extends readonly [z.ZodMiniType<infer First>, ...infer Rest]
  ? Omit<First, keyof HeldBy<Rest>> & HeldBy<Rest>
  : unknown;

/** A kind by its own forms, which say what its records hold. */
export const portalKind = <const Schemas extends readonly z.ZodMiniType<object>[]>(
  kind: Omit<PortalKind, 'validated' | 'schemas'> & { readonly schemas: Schemas },
): PortalKind<HeldBy<Schemas> & object> => ({
  ...kind,
  validated: (values) => values as HeldBy<Schemas> & object,
});

/** How an encrypted code begins in a file. */
export const ENCRYPTED = 'enc:';

/** What a code in a file belongs to, so that an encrypted one opens nowhere else. */
export const secretPlace = (kind: PortalKindName, site: unknown, field: string): string =>
  `${kind}/${wordOf(site)}/${field}`;

/** The site a line names; 0, which none has, where that is no number of a site. */
export const siteOf = ({ site }: Readonly<Record<string, string>>): number =>
  /^\d{1,9}$/.test(site ?? '') ? Number(site) : 0;

/** A value as text, for keys and names. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
