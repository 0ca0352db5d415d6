import * as z from 'zod/mini';
import { choiceField, createForm, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { storedFacts } from '../stored-list/stored-facts.schema.ts';

/** The stages of a roadmap entry (domain guide 6.19 "Product roadmap"). */
export const roadmapStageSchema = z.enum(['Planned', 'In progress', 'Shipped']);
export type RoadmapStage = z.infer<typeof roadmapStageSchema>;

/** The maximum lengths of roadmap texts, in characters. */
export const ROADMAP_LIMITS = { title: 128, body: 1024 } as const;

export const roadmapForm = createForm({
  title: textField(requiredText('Title', ROADMAP_LIMITS.title)),
  body: textField(requiredText('Text', ROADMAP_LIMITS.body)),
  stage: choiceField(roadmapStageSchema, 'Planned'),
});

export const roadmapFormSchema = z.object(roadmapForm.draft);
export type RoadmapForm = z.infer<typeof roadmapFormSchema>;

/** A roadmap entry in the list for editors, with the number of votes and the number of people who want a notification. */
export const savedRoadmapItemSchema = z.object({
  ...storedFacts,
  ...roadmapForm.stored,
  votes: z.int(),
  asked: z.int(),
});
export type SavedRoadmapItem = z.infer<typeof savedRoadmapItemSchema>;
export const storedRoadmapSchema = z.object({ rows: z.array(savedRoadmapItemSchema) });

/** A roadmap entry as dealers see it. */
export const roadmapItemSchema = z.object({
  id: z.string(),
  ...roadmapForm.stored,
  /** The time at which the entry was shipped. Null until the entry is shipped. */
  shippedAt: z.nullable(z.string()),
  votes: z.int(),
  /** True if the reader has voted for the entry. */
  voted: z.boolean(),
  asked: z.boolean(),
});
export type RoadmapItem = z.infer<typeof roadmapItemSchema>;

/** The roadmap: first planned and current entries by votes, then shipped entries, newest first. */
export const roadmapSchema = z.object({ items: z.array(roadmapItemSchema) });
export type Roadmap = z.infer<typeof roadmapSchema>;

/** A way in which a person shows interest in an entry: a vote, or a request for a notification. */
export const roadmapInterestSchema = z.enum(['vote', 'tell']);
export type RoadmapInterest = z.infer<typeof roadmapInterestSchema>;
