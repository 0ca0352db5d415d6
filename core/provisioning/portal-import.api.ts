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
  /** Returns the newest import file. Polled in the background while the server works on it. */
  newestPortalImport: operation({
    ...staff,
    summary: 'The newest file of a whole portal, and how far it is',
    output: newestPortalImportSchema,
  }),

  /**
   * Uploads a CSV or JSON file of at most 64 MB under an id that the form created. The server reads and checks it in the
   * background. A file that cannot be read is returned as failed.
   */
  uploadPortalFile: operation({
    ...one,
    summary: 'Hand in a file of a whole portal, which is checked',
    output: portalImportSchema,
    refusals: ['conflict', 'tooLarge'],
    repeatable: 'always',
    file: 'upload',
    fileBytes: LIMITS.portalFileBytes,
  }),

  /** Imports a checked file in the background, one file at a time. */
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
    background: true,
    file: 'download',
    media: ['text/csv'],
  }),

  /** Exports groups, sites and people in the import format, without codes. Runs as a job that creates a file. */
  exportPortalRecords: operation({
    ...staff,
    summary: 'Make a file of everything the portal holds',
    output: jobSchema,
    refusals: ['conflict', 'unacceptable'],
    oncePerKey: true,
  }),
};

/** The provider's operations for importing and exporting a whole portal (design "site groups & people"). */
export type PortalImportGateway = GatewayOf<typeof portalImportApi>;
