import * as z from 'zod/mini';
import { choiceField, choicesField, createForm, textField } from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { storedFacts } from '../stored-list/stored-facts.schema.ts';
import { storedFileSchema } from '../marketing/campaign.schema.ts';
import { isWebAddress } from '../marketing/is-web-address.rule.ts';

/** Maximum lengths of the texts of a library entry (domain guide 6.15). */
export const LIBRARY_LIMITS = {
  title: 128,
  summary: 256,
  tags: 256,
  url: 1024,
  search: 100,
} as const;

/** Categories of the library in display order. */
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

/** Audiences of a library entry: the applications 2, 3 and 1. */
export const libraryAudienceSchema = z.enum(['Dealers', 'Account holders', 'Provider staff']);
export type LibraryAudience = z.infer<typeof libraryAudienceSchema>;

export const libraryLanguageSchema = z.enum(['English', 'Spanish', 'French']);
export const libraryStateSchema = z.enum(['Draft', 'Published', 'Retired']);
export type LibraryState = z.infer<typeof libraryStateSchema>;

/** Fields of a library entry. The file is stored separately, in versions. */
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

export const libraryVersionSchema = z.object({
  version: z.int(),
  ...storedFileSchema.shape,
  storedAt: z.string(),
});

/** A library entry for the staff who maintain it, with its file versions, newest first. Downloads count once per person and day. */
export const savedLibraryItemSchema = z.object({
  ...storedFacts,
  ...libraryForm.stored,
  versions: z.array(libraryVersionSchema),
  downloads: z.int(),
});
export type SavedLibraryItem = z.infer<typeof savedLibraryItemSchema>;
export const storedLibrarySchema = z.object({ rows: z.array(savedLibraryItemSchema) });

/** A library entry, as readers see it. */
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

/** Library entries that the user may see, ordered by title. */
export const libraryListSchema = z.object({ items: z.array(libraryItemSchema), asOf: z.string() });
export type LibraryList = z.infer<typeof libraryListSchema>;
