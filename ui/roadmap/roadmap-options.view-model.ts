import { readForm } from '#core/forms/read-form.schema.ts';
import {
  savedRoadmapItemSchema,
  roadmapForm,
  roadmapFormSchema,
  type SavedRoadmapItem,
  type RoadmapForm,
} from '#core/roadmap/roadmap.schema.ts';
import type { StoredListViewModel } from '../lists/stored-list.view-model.ts';

type TypedItem = ReturnType<typeof roadmapForm.show>;

/** Options of the list editor for roadmap entries. */
export const ROADMAP_OPTIONS = {
  noun: 'entry',
  draft: 'roadmap',
  shape: { base: savedRoadmapItemSchema, empty: roadmapForm.show(null) },
  show: (stored: RoadmapForm | null) => roadmapForm.show(stored),
  validate: (typed: TypedItem) => readForm(roadmapFormSchema, roadmapForm.read(typed)),
  same: (one: RoadmapForm, other: RoadmapForm) => roadmapForm.same(one, other),
  nameOf: ({ title }: SavedRoadmapItem) => title,
  names: { title: 'Title', body: 'Text', stage: 'Stage' },
} as const;

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly roadmapItems: StoredListViewModel<SavedRoadmapItem, RoadmapForm, TypedItem>;
  }
}
