import type { Story, StoryStep } from '../stories/story.ts';
import { SILENT_PANEL } from '../stories/trouble-stories.ts';
import { FAIL_TO_CLOSE, FAIL_TO_OPEN } from '../stories/user-stories.ts';
import type { LeftAlarm } from './left-alarms.ts';
import type { LiveSite } from './live-rows.rule.ts';

/** How what the hours found goes on, by its event. */
const BY_HOURS: Readonly<Record<string, Story>> = {
  'Fail to close': FAIL_TO_CLOSE,
  'Fail to open': FAIL_TO_OPEN,
};

/** How an alarm goes on that the centre opened by itself; null for one of a signal, and one that is worked on. */
export const foundStory = (
  { openedBy, state, event }: LeftAlarm,
  site: LiveSite,
): { readonly name: string; readonly steps: readonly StoryStep[] } | null => {
  if (openedBy === 'receiver' || state !== 'New') return null;
  const story = openedBy === 'centre' ? SILENT_PANEL : BY_HOURS[event];
  const steps = story?.play(site) ?? [];
  if (story === undefined) return null;
  // Its beginning was said by the centre.
  const said = openedBy === 'hours' ? steps.filter(({ step }) => step.kind !== 'system') : steps;
  return { name: story.name, steps: said };
};
