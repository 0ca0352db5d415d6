import * as z from 'zod/mini';
import { keptLibrarySchema, libraryForm, libraryListSchema } from '#core/library/library.schema.ts';
import { get, post, put } from './endpoint.ts';
import { addedRow, changedRow, keptRow, keptWrite, rowRevision } from './kept-list.wire.ts';
import { fileReplySchema, STORED_MEDIA } from './file.wire.ts';
import { numberText } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const reader = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;
const staff = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;
const one = z.strictObject({ id: z.string().check(z.maxLength(64)) });
const ofItem = keptRow(staff);
const file = { file: 'download', media: STORED_MEDIA, reply: fileReplySchema } as const;

/** What the provider publishes for the reader's application (domain guide 6.15). */
export const listLibrary = get('listLibrary', 'resources/library', {
  summary: 'What the provider publishes for the reader',
  access: reader,
  reply: libraryListSchema,
});

/** Forms need `formsFlag`; the download is counted. */
export const libraryFile = get('libraryFile', 'resources/library/{id}/file', {
  ...file,
  summary: 'The newest file of an entry; counted as a download',
  access: reader,
  params: one,
  errors: [404],
});

export const favoriteLibraryItem = put('favoriteLibraryItem', 'resources/library/{id}/favorite', {
  repeatable: 'always',
  summary: 'Keep an entry among the favorites, or no longer',
  access: reader,
  params: one,
  body: z.strictObject({ on: z.boolean() }),
  reply: nothingSchema,
  errors: [404],
});

/** The library for those who keep it. */
export const listLibraryItems = get('listLibraryItems', 'marketing/library', {
  summary: 'The entries of the library in every state',
  access: staff,
  reply: keptLibrarySchema,
});

export const addLibraryItem = post('addLibraryItem', 'marketing/library', {
  ...keptWrite(staff),
  summary: 'Put an entry into the library',
  body: addedRow(libraryForm.draft),
});

export const changeLibraryItem = put('changeLibraryItem', 'marketing/library/{id}', {
  ...ofItem,
  summary: 'Change, publish or retire an entry',
  body: changedRow(libraryForm.draft),
});

export const removeLibraryItem = post('removeLibraryItem', 'marketing/library/{id}/delete', {
  ...ofItem,
  summary: 'Take an entry off the library',
  body: rowRevision,
});

export const restoreLibraryItem = post('restoreLibraryItem', 'marketing/library/{id}/restore', {
  ...ofItem,
  summary: 'Put a deleted entry back',
  body: rowRevision,
});

/** One PDF or picture of at most 10 MB; the former versions stay. */
export const uploadLibraryFile = put('uploadLibraryFile', 'marketing/library/{id}/file', {
  ...ofItem,
  summary: 'Store the next version of the file',
  query: z.strictObject({ rev: numberText }),
  file: 'upload',
  errors: [404, 409, 413, 422],
});

export const libraryVersion = get('libraryVersion', 'marketing/library/{id}/versions/{version}', {
  ...file,
  summary: 'One version of the file, for those who keep it',
  access: staff,
  params: z.strictObject({ id: z.uuid(), version: numberText }),
  errors: [404],
});
