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

/** Customers change descriptions only (domain guide 6.3 "Rules"). */
const dealers = { ...changes, applications: [2] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofZone = {
  input: { sn: wholeNumber, id: z.uuid() },
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const zonesApi = {
  /** All zones of a site with what its screen needs; 404 outside of the scope (domain guide 6.3, 5.2). */
  siteZones: operation({
    ...ofSite,
    summary: 'Zones of a site',
    access: reads,
    output: siteZonesSchema,
    refusals: ['notFound'],
  }),

  /** Adds a zone under the id its form made: the same id again is answered like the first time. */
  addZone: operation({
    ...ofSite,
    summary: 'Define a zone',
    access: dealers,
    input: { ...ofSite.input, id: z.uuid(), ...zoneForm.draft },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Saves a zone under the revision it was read with; of a customer only its description. */
  changeZone: operation({
    ...ofZone,
    summary: 'Change a zone',
    access: changes,
    input: { ...ofZone.input, ...zoneForm.draft, rev },
    output: zoneSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Deletes a zone; history keeps its text, and it can be restored under the revision that is answered. */
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

  /** Ranges, copies, templates and files of one site: all rows together, or none. */
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

  /** The list for the panel door, as a PDF. */
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
   * One CSV file of at most 1 MB and 10,000 rows; says what would become of each row (domain guide 6.3 "CSV import with dry run").
   * A check takes the place of the one its person made before, and its import is a job, which is its starter's alone: nobody
   * makes either as a user.
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

  /** Starts the job that does what the check said, as a whole; 409 when the check is gone. */
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

/** What the screens of zones ask of the provider (domain guide 6.3); a change of one that somebody changed meanwhile is 409 `staleRev`. */
export type ZonesGateway = GatewayOf<typeof zonesApi>;
