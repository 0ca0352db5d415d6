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

/** Dealers only: customers may change nothing but descriptions (domain guide 6.3 "Rules"). */
const dealers = { ...changes, applications: [2] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofZone = {
  input: { sn: wholeNumber, id: z.uuid() },
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const zonesApi = {
  /** Reads all zones of a site with the data that the screen needs. Returns 404 outside the scope (domain guide 6.3, 5.2). */
  siteZones: operation({
    ...ofSite,
    summary: 'Zones of a site',
    access: reads,
    output: siteZonesSchema,
    refusals: ['notFound'],
  }),

  /** Adds a zone under the id that its form generated. Repeating the call with the same id returns the first response. */
  addZone: operation({
    ...ofSite,
    summary: 'Define a zone',
    access: dealers,
    input: { ...ofSite.input, id: z.uuid(), ...zoneForm.draft },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Saves a zone under the revision it was read with. A customer may change only its description. */
  changeZone: operation({
    ...ofZone,
    summary: 'Change a zone',
    access: changes,
    input: { ...ofZone.input, ...zoneForm.draft, rev },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Deletes a zone. History keeps its text, and the returned revision can be used to restore it. */
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

  /** Saves many zones of one site, from ranges, copies, templates or files. Either all rows are saved or none. */
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

  /** Creates the zone list for the panel door, as a PDF. */
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
   * Checks one CSV file of at most 1 MB and 10,000 rows, and reports what an import would do with each row (domain guide
   * 6.3 "CSV import with dry run"). A new check replaces the caller's previous one. Its import runs as a job that only the
   * person who started it can see. Neither is possible during impersonation.
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

  /** Starts the job that imports the checked file as a whole. Returns 409 if the check no longer exists. */
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
 * The operations that the zone screens call (domain guide 6.3). Changing a zone that another person has changed since
 * returns 409 `staleRev`.
 */
export type ZonesGateway = GatewayOf<typeof zonesApi>;
