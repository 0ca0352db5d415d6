import * as z from 'zod/mini';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { zoneImportCheckSchema } from '#core/zones/zone-import.schema.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import { ZONE_LIST } from '#core/zones/zone-list.ts';
import { siteZonesSchema, zoneSchema, zoneWishSchema } from '#core/zones/zone.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { numberText, rev } from './params.ts';

const reads = { kind: 'full', applications: [2, 3], permissions: ['zonesRead'] } as const;
const changes = { ...reads, permissions: ['zonesRead', 'zonesEdit'] } as const;
/** Customers change descriptions only (domain guide 6.3 "Rules"). */
const dealers = { ...changes, applications: [2] } as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofZone = {
  inGroup: true,
  params: z.strictObject({ sn: numberText, id: z.uuid() }),
  repeatable: 'byKey',
} as const;

/** All zones of a site with what its screen needs; 404 outside of the scope (domain guide 6.3, 5.2). */
export const siteZones = get('siteZones', 'site/{sn}/zones', {
  ...ofSite,
  summary: 'Zones of a site',
  access: reads,
  reply: siteZonesSchema,
  errors: [404],
});

/** Adds a zone under the id its form made: the same id again is answered like the first time. */
export const addZone = post('addZone', 'site/{sn}/zones', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Define a zone',
  access: dealers,
  body: z.strictObject({ id: z.uuid(), ...zoneForm.draft }),
  reply: zoneSchema,
  errors: [404, 409, 422],
});

/** Saves a zone under the revision it was read with; of a customer only its description. */
export const changeZone = put('changeZone', 'site/{sn}/zones/{id}', {
  ...ofZone,
  summary: 'Change a zone',
  access: changes,
  body: z.strictObject({ ...zoneForm.draft, rev }),
  reply: zoneSchema,
  errors: [404, 409, 422],
});

/** Deletes a zone; history keeps its text, and it can be restored. */
export const removeZone = remove('removeZone', 'site/{sn}/zones/{id}', {
  ...ofZone,
  summary: 'Delete a zone',
  access: dealers,
  query: z.strictObject({ rev: numberText }),
  reply: z.object({ rev }),
  errors: [404, 409],
});

export const restoreZone = post('restoreZone', 'site/{sn}/zones/{id}/restore', {
  ...ofZone,
  summary: 'Restore a deleted zone',
  access: dealers,
  body: z.strictObject({ rev }),
  reply: zoneSchema,
  errors: [404, 409, 422],
});

/** Ranges, copies, templates and files of one site: all rows together, or none. */
export const changeZones = post('changeZones', 'site/{sn}/zones/many', {
  ...ofSite,
  repeatable: 'byKey',
  roomy: true,
  summary: 'Add and change many zones of a site',
  access: dealers,
  body: z.strictObject({
    source: z.enum(['site', 'template']),
    wishes: z.array(zoneWishSchema).check(z.minLength(1), z.maxLength(ZONE_LIMITS.perSite * 2)),
  }),
  reply: z.object({ added: z.int(), changed: z.int() }),
  errors: [404, 409, 422],
});

export const exportZones = get('exportZones', 'site/{sn}/zones/export', {
  ...listFile,
  ...ofSite,
  summary: 'Zones of a site, as a file',
  access: reads,
  query: z.strictObject({ ...listParams(ZONE_LIST), ...exportParams }),
  errors: [404, 422],
});

/** The list for the panel door, as a PDF. */
export const zoneLabel = get('zoneLabel', 'site/{sn}/zones/label', {
  ...ofSite,
  summary: 'The zone label for the panel door',
  access: reads,
  file: 'download',
  reply: fileReplySchema,
  errors: [404],
});

/**
 * One CSV file of at most 1 MB and 10,000 rows; says what would become of each row (domain guide 6.3 "CSV import with dry run").
 * A check takes the place of the one its person made before, and its import is a job, which is its starter's alone: nobody
 * makes either as a user.
 */
export const checkZoneImport = post('checkZoneImport', 'zones/imports', {
  inGroup: true,
  impersonation: 'never',
  summary: 'Check a file of zones of many sites',
  access: dealers,
  file: 'upload',
  unhurried: true,
  reply: zoneImportCheckSchema,
  errors: [404, 413, 415, 422],
});

/** Starts the job that does what the check said, as a whole; 409 when the check is gone. */
export const startZoneImport = post('startZoneImport', 'zones/imports/{id}/start', {
  inGroup: true,
  params: z.strictObject({ id: z.uuid() }),
  oncePerKey: true,
  impersonation: 'never',
  summary: 'Import the zones of a checked file',
  access: dealers,
  reply: jobSchema,
  errors: [404, 409, 422],
});
