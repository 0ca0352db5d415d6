import * as z from 'zod/mini';
import { gateCodeSchema } from '#core/account-info/gate-code.schema.ts';
import { MEDIA_TYPES } from '#core/documents/media-type.rule.ts';
import { agenciesForm } from '#core/site-file/agencies-form.schema.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { noteForm } from '#core/site-file/note-form.schema.ts';
import { outOfServiceForm } from '#core/site-file/out-of-service-entry.schema.ts';
import { changeKindSchema, siteChangesSchema } from '#core/site-file/site-change.schema.ts';
import { siteFileSchema } from '#core/site-file/site-file.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { numberText, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
/** The specification names no right to change a site's own fields; ours stands beside those of its parts (domain guide 5.1). */
const editor = { ...dealer, permissions: ['siteEdit'] } as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofItem = { inGroup: true, params: z.strictObject({ sn: numberText, id: z.uuid() }) } as const;
const byKey = { repeatable: 'byKey' } as const;

/** What is on file about a site beside its parts; scope alone decides (domain guide 4, 6.11). */
export const siteFile = get('siteFile', 'site/{sn}/file', {
  ...ofSite,
  summary: 'What is on file about an account: fields, notes, documents, groups',
  access: dealer,
  reply: siteFileSchema,
  errors: [404],
});

/** Who changed what; of parts the reader may not open nothing is told. */
export const siteChanges = get('siteChanges', 'site/{sn}/changes', {
  ...ofSite,
  summary: 'The trail of an account, newest first',
  access: dealer,
  query: z.strictObject({ before: z.optional(numberText), kind: z.optional(changeKindSchema) }),
  reply: siteChangesSchema,
  errors: [404],
});

/** Saves names, type, plan, phones, mails and hints under the revision they were read with; addresses and instructions are asked for. */
export const changeSite = put('changeSite', 'site/{sn}/details', {
  ...{ ...ofSite, ...byKey },
  summary: 'Change the own fields of an account',
  access: editor,
  body: z.strictObject({
    ...siteForm.draft,
    /** Left out it stays, null takes it off. */
    gateCode: z.optional(z.nullable(gateCodeSchema)),
    rev,
  }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const changeAgencies = put('changeAgencies', 'site/{sn}/agencies', {
  ...{ ...ofSite, ...byKey },
  summary: 'Change agencies and permits of an account',
  access: editor,
  body: z.strictObject({ ...agenciesForm.draft, rev }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const changeDevice = put('changeDevice', 'site/{sn}/devices/{dn}', {
  ...{ inGroup: true, ...byKey },
  params: z.strictObject({ sn: numberText, dn: numberText }),
  summary: 'Change what is said of a device, its timer test and the names of its areas',
  access: editor,
  body: z.strictObject({ ...deviceForm.draft, rev }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** Puts a device out of service under the id its form made, now or at an announced time of its site (domain guide 6.6). */
export const takeOutOfService = post('takeOutOfService', 'site/{sn}/devices/{dn}/out-of-service', {
  ...{ inGroup: true, ...byKey },
  params: z.strictObject({ sn: numberText, dn: numberText }),
  summary: 'Put a device out of service',
  access: editor,
  body: z.strictObject({ id: z.uuid(), ...outOfServiceForm.draft }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const returnToService = post('returnToService', 'site/{sn}/devices/{dn}/in-service', {
  ...{ inGroup: true, ...byKey },
  params: z.strictObject({ sn: numberText, dn: numberText }),
  summary: 'Take a device back into service',
  access: editor,
  body: z.strictObject({ id: z.uuid(), rev }),
  reply: nothingSchema,
  errors: [404, 409],
});

/** To another group of the same dealer; both ends lie in the scope of the request. */
export const moveSite = put('moveSite', 'site/{sn}/group', {
  ...{ ...ofSite, ...byKey },
  summary: 'Move an account to another group of the dealer',
  access: { ...dealer, permissions: ['siteEdit', 'xtAdmin'] },
  body: z.strictObject({ target: z.int(), rev }),
  reply: nothingSchema,
  errors: [404, 409],
});

/** A note under the id its form made; whoever only tests leaves temporary ones (domain guide 6.11 "Notes"). */
export const addNote = post('addNote', 'site/{sn}/notes', {
  ...{ ...ofSite, ...byKey },
  summary: 'Write a note about an account',
  access: dealer,
  body: z.strictObject({ id: z.uuid(), ...noteForm.draft }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const changeNote = put('changeNote', 'site/{sn}/notes/{id}', {
  ...{ inGroup: true, ...byKey },
  params: z.strictObject({ sn: numberText, id: z.string().check(z.maxLength(64)) }),
  summary: 'Change or pin a note',
  access: editor,
  body: z.strictObject({ ...noteForm.draft, rev }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const removeNote = remove('removeNote', 'site/{sn}/notes/{id}', {
  ...{ inGroup: true, ...byKey },
  params: z.strictObject({ sn: numberText, id: z.string().check(z.maxLength(64)) }),
  summary: 'Delete a note',
  access: editor,
  query: z.strictObject({ rev: numberText }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** One PDF, PNG or JPEG of at most 10 MB under the id its form made (SECURITY.md §2.13). */
export const addDocument = put('addDocument', 'site/{sn}/documents/{id}', {
  ...{ ...ofItem, ...byKey },
  summary: 'Store a document about an account',
  access: editor,
  file: 'upload',
  reply: nothingSchema,
  errors: [404, 409, 413, 422],
});

export const siteDocument = get('siteDocument', 'site/{sn}/documents/{id}', {
  ...ofItem,
  summary: 'A document about an account',
  access: dealer,
  file: 'download',
  media: Object.values(MEDIA_TYPES),
  reply: fileReplySchema,
  errors: [404],
});

export const removeDocument = remove('removeDocument', 'site/{sn}/documents/{id}', {
  ...{ ...ofItem, ...byKey },
  summary: 'Delete a document about an account',
  access: editor,
  reply: nothingSchema,
  errors: [404],
});
