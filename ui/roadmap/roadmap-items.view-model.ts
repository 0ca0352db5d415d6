import { readForm } from '#core/forms/read-form.schema.ts';
import {
  keptRoadmapItemSchema,
  roadmapForm,
  roadmapFormSchema,
  type KeptRoadmapItem,
  type RoadmapForm,
} from '#core/roadmap/roadmap.schema.ts';
import type { KeptListViewModel } from '../lists/kept-list.view-model.ts';

type TypedItem = ReturnType<typeof roadmapForm.show>;

/** How an entry of the roadmap is edited. */
export const ROADMAP_WAY = {
  noun: 'entry',
  draft: 'roadmap',
  shape: { base: keptRoadmapItemSchema, empty: roadmapForm.show(null) },
  show: (stored: RoadmapForm | null) => roadmapForm.show(stored),
  judge: (typed: TypedItem) => readForm(roadmapFormSchema, roadmapForm.read(typed)),
  same: (one: RoadmapForm, other: RoadmapForm) => roadmapForm.same(one, other),
  nameOf: ({ title }: KeptRoadmapItem) => title,
  names: { title: 'Title', body: 'Text', stage: 'Stage' },
} as const;

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly roadmapItems: KeptListViewModel<KeptRoadmapItem, RoadmapForm, TypedItem>;
  }
}
