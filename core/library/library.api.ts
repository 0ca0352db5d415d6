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
  /** Returns the library entries published for the user's application (domain guide 6.15). */
  listLibrary: operation({
    summary: 'Published library items for the reader',
    access: reader,
    output: libraryListSchema,
  }),

  /** Downloads a file and counts the download. Files in the category "Forms" require `formsFlag`. */
  libraryFile: operation({
    ...file,
    summary: 'The newest file of a library entry; counts as a download',
    access: reader,
    input: one,
    refusals: ['notFound'],
  }),

  favoriteLibraryItem: operation({
    summary: 'Add a library entry to the favorites, or remove it',
    access: reader,
    input: { ...one, on: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Returns all library entries for the staff who maintain them. */
  listLibraryItems: operation({
    summary: 'All library entries, in every state',
    access: staff,
    output: storedLibrarySchema,
  }),

  addLibraryItem: operation({
    ...storedWrite(staff),
    summary: 'Add a library entry',
    input: addedRow(libraryForm.draft),
  }),

  changeLibraryItem: operation({
    ...ofItem,
    summary: 'Change, publish or retire a library item',
    input: { ...ofItem.input, ...changedRow(libraryForm.draft) },
  }),

  removeLibraryItem: operation({
    ...ofItem,
    summary: 'Delete a library entry',
    input: { ...ofItem.input, ...rowRevision },
  }),

  restoreLibraryItem: operation({
    ...ofItem,
    summary: 'Restore a deleted entry',
    input: { ...ofItem.input, ...rowRevision },
  }),

  /** Stores a PDF or an image of at most 10 MB as a new version of an entry's file. Earlier versions stay. */
  uploadLibraryFile: operation({
    ...ofItem,
    summary: 'Store the next version of a library file',
    input: { ...ofItem.input, rev: wholeNumber },
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    file: 'upload',
  }),

  libraryVersion: operation({
    ...file,
    summary: 'One version of a library file, for its editors',
    access: staff,
    input: { id: z.uuid(), version: wholeNumber },
    refusals: ['notFound'],
  }),
};

/** API for the library, for readers and for the staff who maintain it. */
export type LibraryGateway = GatewayOf<typeof libraryApi>;
