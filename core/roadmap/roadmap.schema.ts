import * as z from 'zod/mini';
import { choiceField, createForm, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { storedFacts } from '../stored-list/stored-facts.schema.ts';

/** The stages of a roadmap entry (domain guide 6.19 "Product roadmap"). */
export const roadmapStageSchema = z.enum(['Planned', 'In progress', 'Shipped']);
export type RoadmapStage = z.infer<typeof roadmapStageSchema>;

/** The maximum lengths of its texts. */
export const ROADMAP_LIMITS = { title: 128, body: 1024 } as const;

/** The form of an entry. */
export const roadmapForm = createForm({
  title: textField(requiredText('Title', ROADMAP_LIMITS.title)),
  body: textField(requiredText('Text', ROADMAP_LIMITS.body)),
  stage: choiceField(roadmapStageSchema, 'Planned'),
});

export const roadmapFormSchema = z.object(roadmapForm.draft);
export type RoadmapForm = z.infer<typeof roadmapFormSchema>;

/** An entry in the list for its editors, with the number of votes and of people who want a notification. */
export const savedRoadmapItemSchema = z.object({
  ...storedFacts,
  ...roadmapForm.stored,
  votes: z.int(),
  asked: z.int(),
});
export type SavedRoadmapItem = z.infer<typeof savedRoadmapItemSchema>;
export const storedRoadmapSchema = z.object({ rows: z.array(savedRoadmapItemSchema) });

/** An entry as dealers see it. */
export const roadmapItemSchema = z.object({
  id: z.string(),
  ...roadmapForm.stored,
  /** When the entry shipped. Null before that. */
  shippedAt: z.nullable(z.string()),
  votes: z.int(),
  /** True if the reader has voted for it. */
  voted: z.boolean(),
  asked: z.boolean(),
});
export type RoadmapItem = z.infer<typeof roadmapItemSchema>;

/** Planned and current entries with the most wanted first, then shipped ones with the newest first. */
export const roadmapSchema = z.object({ items: z.array(roadmapItemSchema) });
export type Roadmap = z.infer<typeof roadmapSchema>;

/** What a person can do with an entry: vote, or ask for a notification. */
export const roadmapInterestSchema = z.enum(['vote', 'tell']);
export type RoadmapInterest = z.infer<typeof roadmapInterestSchema>;
