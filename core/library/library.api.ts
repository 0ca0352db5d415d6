import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { storedLibrarySchema, libraryForm, libraryListSchema } from './library.schema.ts';
import {
  addedRow,
  changedRow,
  storedRow,
  storedWrite,
  rowRevision,
} from '../stored-list/stored-operations.ts';
import { fileReplySchema, STORED_MEDIA } from '../documents/file-answer.ts';
import { wholeNumber } from '../operations/fields.ts';

const reader = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

const staff = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;

const one = { id: z.string().check(z.maxLength(64)) };

const ofItem = storedRow(staff);

const file = { output: fileReplySchema, file: 'download', media: STORED_MEDIA } as const;

export const libraryApi = {
  /** Returns what the provider publishes for the user's application (domain guide 6.15). */
  listLibrary: operation({
    summary: 'What the provider publishes for the reader',
    access: reader,
    output: libraryListSchema,
  }),

  /** Forms require `formsFlag`. The download is counted. */
  libraryFile: operation({
    ...file,
    summary: 'The newest file of an entry; counted as a download',
    access: reader,
    input: one,
    refusals: ['notFound'],
  }),

  favoriteLibraryItem: operation({
    summary: 'Keep an entry among the favorites, or no longer',
    access: reader,
    input: { ...one, on: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Returns the library for the staff who maintain it. */
  listLibraryItems: operation({
    summary: 'The entries of the library in every state',
    access: staff,
    output: storedLibrarySchema,
  }),

  addLibraryItem: operation({
    ...storedWrite(staff),
    summary: 'Put an entry into the library',
    input: addedRow(libraryForm.draft),
  }),

  changeLibraryItem: operation({
    ...ofItem,
    summary: 'Change, publish or retire an entry',
    input: { ...ofItem.input, ...changedRow(libraryForm.draft) },
  }),

  removeLibraryItem: operation({
    ...ofItem,
    summary: 'Take an entry off the library',
    input: { ...ofItem.input, ...rowRevision },
  }),

  restoreLibraryItem: operation({
    ...ofItem,
    summary: 'Put a deleted entry back',
    input: { ...ofItem.input, ...rowRevision },
  }),

  /** Stores one PDF or picture of at most 10 MB. Earlier versions stay. */
  uploadLibraryFile: operation({
    ...ofItem,
    summary: 'Store the next version of the file',
    input: { ...ofItem.input, rev: wholeNumber },
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    file: 'upload',
  }),

  libraryVersion: operation({
    ...file,
    summary: 'One version of the file, for those who keep it',
    access: staff,
    input: { id: z.uuid(), version: wholeNumber },
    refusals: ['notFound'],
  }),
};

/** API calls for the library, for its readers and for the staff who maintain it. */
export type LibraryGateway = GatewayOf<typeof libraryApi>;
