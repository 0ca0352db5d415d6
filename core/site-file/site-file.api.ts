import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '../account-info/account-form.schema.ts';
import { gateCodeSchema } from '../account-info/gate-code.schema.ts';
import { MEDIA_TYPES } from '../documents/media-type-of.rule.ts';
import { agenciesForm } from './agencies-form.schema.ts';
import { deviceForm } from './device-form.schema.ts';
import { nearAgenciesSchema } from './near-agencies.schema.ts';
import { noteForm } from './note-form.schema.ts';
import { outOfServiceForm } from './out-of-service-entry.schema.ts';
import { changeKindSchema, siteChangesSchema } from './site-change.schema.ts';
import { siteFileSchema } from './site-file.schema.ts';
import { siteForm } from './site-form.schema.ts';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

/**
 * Access rule for editing a site's own fields (domain guide 5.1). The specification names no permission for them, so the
 * portal uses `siteEdit`.
 */
const editor = { ...dealer, permissions: ['siteEdit'] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofItem = { input: { sn: wholeNumber, id: z.uuid() }, inGroup: true } as const;

const byKey = { repeatable: 'byKey' } as const;

export const siteFileApi = {
  /**
   * Returns the file of a site without its parts. Every caller may read the files of sites in the caller's scope (domain
   * guide 4, 6.11).
   */
  siteFile: operation({
    ...ofSite,
    summary: 'Fields, notes, documents and groups of an account',
    access: dealer,
    output: siteFileSchema,
    refusals: ['notFound'],
  }),

  /** Returns one window of the change history, optionally of one kind. Changes to parts that the reader may not open are left out. */
  siteChanges: operation({
    ...ofSite,
    summary: 'Changes of an account, newest first',
    access: dealer,
    input: { ...ofSite.input, before: z.optional(wholeNumber), kind: z.optional(changeKindSchema) },
    output: siteChangesSchema,
    refusals: ['notFound'],
  }),

  /**
   * Saves names, type, plan, phones, mail addresses and hints under the revision that was edited. Changes to addresses and
   * instructions need a request.
   */
  changeSite: operation({
    ...ofSite,
    ...byKey,
    summary: 'Change the fields of an account',
    access: editor,
    input: {
      ...ofSite.input,
      ...siteForm.draft,
      /** The gate code. If omitted, the stored code stays; null removes it. */
      gateCode: z.optional(z.nullable(gateCodeSchema)),
      rev,
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  changeAgencies: operation({
    ...ofSite,
    ...byKey,
    summary: 'Change agencies and permits of an account',
    access: editor,
    input: { ...ofSite.input, ...agenciesForm.draft, rev },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  changeDevice: operation({
    ...byKey,
    inGroup: true,
    summary: 'Change a device, its timer test and the names of its areas',
    access: editor,
    input: { sn: wholeNumber, dn: wholeNumber, ...deviceForm.draft, rev },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Takes a device out of service, now or at an announced local time (domain guide 6.6). */
  takeOutOfService: operation({
    ...byKey,
    inGroup: true,
    summary: 'Put a device out of service',
    access: editor,
    input: { sn: wholeNumber, dn: wholeNumber, id: z.uuid(), ...outOfServiceForm.draft },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Returns a device to service, or cancels an announced out-of-service period. */
  returnToService: operation({
    ...byKey,
    inGroup: true,
    summary: 'Take a device back into service',
    access: editor,
    input: { sn: wholeNumber, dn: wholeNumber, id: z.uuid(), rev },
    refusals: ['notFound', 'conflict'],
  }),

  /** Moves a site to another group of the same dealer. The caller's scope must include both groups. */
  moveSite: operation({
    ...ofSite,
    ...byKey,
    summary: 'Move an account to another group of the dealer',
    access: { ...dealer, permissions: ['siteEdit', 'xtAdmin'] },
    input: { ...ofSite.input, target: wholeNumber, rev },
    refusals: ['notFound', 'conflict'],
  }),

  /**
   * Returns the agencies that other accounts of the group use in the same town: of the account `sn`, or of a typed
   * address. The caller's own accounts alone are read (domain guide 6.18).
   */
  nearAgencies: operation({
    summary: 'Agencies that other accounts in a town use',
    access: dealer,
    inGroup: true,
    input: {
      sn: z.optional(wholeNumber),
      city: z.optional(boundedText(ACCOUNT_LIMITS.addressPart)),
      region: z.optional(boundedText(ACCOUNT_LIMITS.addressPart)),
      postalCode: z.optional(boundedText(ACCOUNT_LIMITS.postalCode)),
    },
    output: nearAgenciesSchema,
    refusals: ['notFound'],
    background: true,
  }),

  /** Adds a note under the id that its form created (domain guide 6.11 "Notes"). People who may only run tests may add temporary notes. */
  addNote: operation({
    ...ofSite,
    ...byKey,
    summary: 'Write a note about an account',
    access: dealer,
    input: { ...ofSite.input, id: z.uuid(), ...noteForm.draft },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  changeNote: operation({
    ...byKey,
    inGroup: true,
    summary: 'Change or pin a note',
    access: editor,
    input: { sn: wholeNumber, id: z.string().check(z.maxLength(64)), ...noteForm.draft, rev },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  removeNote: operation({
    ...byKey,
    inGroup: true,
    summary: 'Delete a note',
    access: editor,
    input: { sn: wholeNumber, id: z.string().check(z.maxLength(64)), rev: wholeNumber },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Adds one PDF, PNG or JPEG of at most 10 MB under the id that its form created (SECURITY.md §2.13). */
  addDocument: operation({
    ...ofItem,
    ...byKey,
    summary: 'Store a document about an account',
    access: editor,
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    file: 'upload',
  }),

  siteDocument: operation({
    ...ofItem,
    summary: 'A document about an account',
    access: dealer,
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: Object.values(MEDIA_TYPES),
  }),

  removeDocument: operation({
    ...ofItem,
    ...byKey,
    summary: 'Delete a document about an account',
    access: editor,
    refusals: ['notFound'],
  }),
};

/** The provider's operations for the file of a site (domain guide 6.11). */
export type SiteFileGateway = GatewayOf<typeof siteFileApi>;
