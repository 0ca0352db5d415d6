import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { newestPortalImportSchema, portalImportSchema } from './portal-import.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const staff = {
  access: { kind: 'full', applications: [1], permissions: ['provisioning'] },
} as const;

const one = { ...staff, input: { id: z.uuid() } } as const;

export const portalImportApi = {
  /** Returns the newest import file. The page polls this in the background while the server processes the file. */
  newestPortalImport: operation({
    ...staff,
    summary: 'The newest portal file and its progress',
    output: newestPortalImportSchema,
  }),

  /**
   * Uploads a CSV or JSON file of at most 64 MB under an id that the form created. The server reads and checks the file in
   * the background; a file that cannot be read gets the state `failed`.
   */
  uploadPortalFile: operation({
    ...one,
    summary: 'Upload a portal file to be checked',
    output: portalImportSchema,
    refusals: ['conflict', 'tooLarge'],
    repeatable: 'always',
    file: 'upload',
    fileBytes: LIMITS.portalFileBytes,
  }),

  /** Imports a checked file in the background. Only one file is imported at a time. */
  startPortalImport: operation({
    ...one,
    summary: 'Import a checked portal file',
    output: portalImportSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),

  refusedPortalLines: operation({
    ...one,
    summary: 'All refused lines of a portal file',
    output: fileReplySchema,
    refusals: ['notFound', 'conflict'],
    background: true,
    file: 'download',
    media: ['text/csv'],
  }),

  /** Starts a job that exports groups, sites and people, but no codes, to a file in the import format. */
  exportPortalRecords: operation({
    ...staff,
    summary: 'Export the whole portal as a file',
    output: jobSchema,
    refusals: ['conflict', 'unacceptable'],
    oncePerKey: true,
  }),
};

/** The provider's operations for importing and exporting a whole portal (design "site groups & people"). */
export type PortalImportGateway = GatewayOf<typeof portalImportApi>;
