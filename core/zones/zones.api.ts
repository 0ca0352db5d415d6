import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { zoneForm } from './zone-form.schema.ts';
import { zoneImportCheckSchema } from './zone-import-check.schema.ts';
import { ZONE_LIMITS } from './zone-limits.ts';
import { ZONE_LIST } from './zone-list.ts';
import { siteZonesSchema, zoneSchema, zoneChangeSchema } from './zone.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { exportInput, listFile } from '../lists/list-input.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const reads = { kind: 'full', applications: [2, 3], permissions: ['zonesRead'] } as const;

const changes = { ...reads, permissions: ['zonesRead', 'zonesEdit'] } as const;

/** For dealers only. Customers may change only descriptions (domain guide 6.3 "Rules"). */
const dealers = { ...changes, applications: [2] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofZone = {
  input: { sn: wholeNumber, id: z.uuid() },
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const zonesApi = {
  /**
   * Reads all zones of a site, with the other data of the zone screen. Returns 404 for a site outside the scope (domain
   * guide 6.3, 5.2).
   */
  siteZones: operation({
    ...ofSite,
    summary: 'Zones of a site',
    access: reads,
    output: siteZonesSchema,
    refusals: ['notFound'],
  }),

  /** Adds a zone under the id that its form generated. Idempotent: a call with the same id returns the first response. */
  addZone: operation({
    ...ofSite,
    summary: 'Define a zone',
    access: dealers,
    input: { ...ofSite.input, id: z.uuid(), ...zoneForm.draft },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Saves a zone if its revision is unchanged since it was read. A customer may change only the description. */
  changeZone: operation({
    ...ofZone,
    summary: 'Change a zone',
    access: changes,
    input: { ...ofZone.input, ...zoneForm.draft, rev },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Deletes a zone. The returned revision allows the caller to restore the zone. */
  removeZone: operation({
    ...ofZone,
    summary: 'Delete a zone',
    access: dealers,
    input: { ...ofZone.input, rev: wholeNumber },
    output: z.object({ rev }),
    refusals: ['notFound', 'conflict'],
  }),

  restoreZone: operation({
    ...ofZone,
    summary: 'Restore a deleted zone',
    access: dealers,
    input: { ...ofZone.input, rev },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Saves many zones of one site, all or nothing. */
  changeZones: operation({
    ...ofSite,
    summary: 'Add and change many zones of a site',
    access: dealers,
    input: {
      ...ofSite.input,
      source: z.enum(['site', 'template']),
      wishes: z.array(zoneChangeSchema).check(z.minLength(1), z.maxLength(ZONE_LIMITS.perSite * 2)),
    },
    output: z.object({ added: z.int(), changed: z.int() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
    roomy: true,
  }),

  exportZones: operation({
    ...listFile,
    ...ofSite,
    ...exportInput(ZONE_LIST, ofSite.input),
    summary: 'Zones of a site, as a file',
    access: reads,
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),

  /** Creates a PDF of the site's zone list for the inside of the panel door. */
  zoneLabel: operation({
    ...ofSite,
    summary: 'The zone label for the panel door',
    access: reads,
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    background: true,
  }),

  /**
   * Checks one CSV file of at most 1 MB and 10,000 rows and reports the effect of each row (domain guide 6.3 "CSV import
   * with dry run"). Replaces the caller's previous check; not available during impersonation.
   */
  checkZoneImport: operation({
    summary: 'Check a file of zones of many sites',
    access: dealers,
    output: zoneImportCheckSchema,
    refusals: ['notFound', 'tooLarge', 'wrongType', 'unacceptable'],
    inGroup: true,
    impersonation: 'never',
    file: 'upload',
    unhurried: true,
  }),

  /** Starts a job that imports a checked CSV file, all or nothing. Returns 409 if the stored check has expired. */
  startZoneImport: operation({
    summary: 'Import the zones of a checked file',
    access: dealers,
    input: { id: z.uuid() },
    output: jobSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    oncePerKey: true,
    impersonation: 'never',
  }),
};

/**
 * The operations of the zone screens (domain guide 6.3). Saving a zone that someone else has changed since the caller read
 * it returns 409 `staleRev`.
 */
export type ZonesGateway = GatewayOf<typeof zonesApi>;
