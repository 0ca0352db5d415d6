import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { newestPortalImportSchema, portalImportSchema } from './portal-import.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';

const staff = {
  access: { kind: 'full', applications: [1], permissions: ['provisioning'] },
} as const;

const one = { ...staff, input: { id: z.uuid() } } as const;

export const portalImportApi = {
  /** The newest file of a whole portal, asked in the background while the server works on it. */
  newestPortalImport: operation({
    ...staff,
    summary: 'The newest file of a whole portal, and how far it is',
    output: newestPortalImportSchema,
  }),

  /** CSV or JSON of at most 64 MB under an id of the form's own; read, and then checked in the background. A file that cannot be read is answered as failed. */
  uploadPortalFile: operation({
    ...one,
    summary: 'Hand in a file of a whole portal, which is checked',
    output: portalImportSchema,
    refusals: ['conflict', 'tooLarge'],
    repeatable: 'always',
    file: 'upload',
    fileBytes: LIMITS.portalFileBytes,
  }),

  /** Takes in what was checked, in the background; one file at a time. */
  startPortalImport: operation({
    ...one,
    summary: 'Take in a file that was checked',
    output: portalImportSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),

  refusedPortalLines: operation({
    ...one,
    summary: 'All refused lines of a file',
    output: fileReplySchema,
    refusals: ['notFound', 'conflict'],
    file: 'download',
    media: ['text/csv'],
  }),

  /** Groups, sites and people in the form of an import, without codes; a job that makes a file. */
  exportPortalRecords: operation({
    ...staff,
    summary: 'Make a file of everything the portal holds',
    output: jobSchema,
    refusals: ['conflict', 'unacceptable'],
    oncePerKey: true,
  }),
};
