import * as z from 'zod/mini';
import { choiceField, createForm, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { storedFacts } from '../stored-list/stored-facts.schema.ts';

/** Where something of the roadmap stands (domain guide 6.19 "Product roadmap"). */
export const roadmapStageSchema = z.enum(['Planned', 'In progress', 'Shipped']);
export type RoadmapStage = z.infer<typeof roadmapStageSchema>;

/** Lengths of its texts. */
export const ROADMAP_LIMITS = { title: 128, body: 1024 } as const;

/** The fields of an entry. */
export const roadmapForm = createForm({
  title: textField(requiredText('Title', ROADMAP_LIMITS.title)),
  body: textField(requiredText('Text', ROADMAP_LIMITS.body)),
  stage: choiceField(roadmapStageSchema, 'Planned'),
});

export const roadmapFormSchema = z.object(roadmapForm.draft);
export type RoadmapForm = z.infer<typeof roadmapFormSchema>;

/** An entry on the list of those who keep it, with how many voted and how many want to be told. */
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
  /** When it shipped; null before. */
  shippedAt: z.nullable(z.string()),
  votes: z.int(),
  /** The reader's own. */
  voted: z.boolean(),
  asked: z.boolean(),
});
export type RoadmapItem = z.infer<typeof roadmapItemSchema>;

/** What is planned and under way, the most wanted first, then what shipped, the newest first. */
export const roadmapSchema = z.object({ items: z.array(roadmapItemSchema) });
export type Roadmap = z.infer<typeof roadmapSchema>;

/** What a person can wish of an entry. */
export const roadmapInterestSchema = z.enum(['vote', 'tell']);
export type RoadmapInterest = z.infer<typeof roadmapInterestSchema>;
