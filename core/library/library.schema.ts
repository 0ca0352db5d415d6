import * as z from 'zod/mini';
import { choiceField, choicesField, createForm, textField } from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { storedFacts } from '../stored-list/stored-facts.schema.ts';
import { storedFileSchema } from '../marketing/campaign.schema.ts';
import { isWebAddress } from '../marketing/is-web-address.rule.ts';

/** The longest texts (domain guide 6.15). */
export const LIBRARY_LIMITS = {
  title: 128,
  summary: 256,
  tags: 256,
  url: 1024,
  search: 100,
} as const;

/** The categories, as the user chooses them. */
export const libraryCategorySchema = z.enum([
  'Forms',
  'Guides',
  'Programming sheets',
  'Marketing PDFs',
  'Training videos',
  'Event-code lists',
  'Holiday calendar',
  'Contacts',
]);
export type LibraryCategory = z.infer<typeof libraryCategorySchema>;

/** The audiences, which are the applications 2, 3 and 1. */
export const libraryAudienceSchema = z.enum(['Dealers', 'Account holders', 'Provider staff']);
export type LibraryAudience = z.infer<typeof libraryAudienceSchema>;

export const libraryLanguageSchema = z.enum(['English', 'Spanish', 'French']);
export const libraryStateSchema = z.enum(['Draft', 'Published', 'Retired']);
export type LibraryState = z.infer<typeof libraryStateSchema>;

/** The fields of a library entry. The file has separate versions. */
export const libraryForm = createForm({
  title: textField(requiredText('Title', LIBRARY_LIMITS.title)),
  summary: textField(boundedText(LIBRARY_LIMITS.summary)),
  category: choiceField(libraryCategorySchema, 'Guides'),
  tags: textField(boundedText(LIBRARY_LIMITS.tags)),
  language: choiceField(libraryLanguageSchema, 'English'),
  audience: choicesField(libraryAudienceSchema, 'Choose who may see it'),
  url: textField(
    boundedText(LIBRARY_LIMITS.url).check(
      z.refine((text) => text === '' || isWebAddress(text), 'Enter an http or https address'),
    ),
  ),
  state: choiceField(libraryStateSchema, 'Draft'),
});

export const libraryFormSchema = z.object(libraryForm.draft);
export type LibraryForm = z.infer<typeof libraryFormSchema>;

/** An earlier or the current file of an entry. */
export const libraryVersionSchema = z.object({
  version: z.int(),
  ...storedFileSchema.shape,
  storedAt: z.string(),
});

/** An entry for the staff who maintain it, with its versions, newest first. Downloads are counted once per person and day. */
export const savedLibraryItemSchema = z.object({
  ...storedFacts,
  ...libraryForm.stored,
  versions: z.array(libraryVersionSchema),
  downloads: z.int(),
});
export type SavedLibraryItem = z.infer<typeof savedLibraryItemSchema>;
export const storedLibrarySchema = z.object({ rows: z.array(savedLibraryItemSchema) });

/** An entry as its readers see it. */
export const libraryItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: libraryCategorySchema,
  tags: z.string(),
  language: libraryLanguageSchema,
  url: z.string(),
  file: z.nullable(storedFileSchema),
  version: z.int(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  favorite: z.boolean(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

/** The entries that the user may see, by title. */
export const libraryListSchema = z.object({ items: z.array(libraryItemSchema), asOf: z.string() });
export type LibraryList = z.infer<typeof libraryListSchema>;
