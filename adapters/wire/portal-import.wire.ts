import * as z from 'zod/mini';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import {
  newestPortalImportSchema,
  portalImportSchema,
} from '#core/provisioning/portal-import.schema.ts';
import { get, post, put } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';

const staff = {
  access: { kind: 'full', applications: [1], permissions: ['provisioning'] },
} as const;
const one = { ...staff, params: z.strictObject({ id: z.uuid() }) } as const;

/** The newest file of a whole portal, asked in the background while the server works on it. */
export const newestPortalImport = get('newestPortalImport', 'provisioning/imports', {
  ...staff,
  summary: 'The newest file of a whole portal, and how far it is',
  reply: newestPortalImportSchema,
});

/** CSV or JSON of at most 64 MB under an id of the form's own; read, and then checked in the background. A file that cannot be read is answered as failed. */
export const uploadPortalFile = put('uploadPortalFile', 'provisioning/imports/{id}', {
  ...one,
  repeatable: 'always',
  summary: 'Hand in a file of a whole portal, which is checked',
  file: 'upload',
  fileBytes: LIMITS.portalFileBytes,
  reply: portalImportSchema,
  errors: [409, 413],
});

/** Takes in what was checked, in the background; one file at a time. */
export const startPortalImport = post('startPortalImport', 'provisioning/imports/{id}/start', {
  ...one,
  repeatable: 'always',
  summary: 'Take in a file that was checked',
  reply: portalImportSchema,
  errors: [404, 409],
});

export const refusedPortalLines = get('refusedPortalLines', 'provisioning/imports/{id}/refused', {
  ...one,
  summary: 'All refused lines of a file',
  file: 'download',
  media: ['text/csv'],
  reply: fileReplySchema,
  errors: [404, 409],
});

/** Groups, sites and people in the form of an import, without codes; a job that makes a file. */
export const exportPortalRecords = post('exportPortalRecords', 'provisioning/exports', {
  ...staff,
  summary: 'Make a file of everything the portal holds',
  reply: jobSchema,
  oncePerKey: true,
  errors: [409, 422],
});
