import { Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { Impersonations, Waiting } from './support-parts.tsx';
import { createSection } from '../sections/section.ts';
import { loadSupportOverview } from './load-support-overview.ts';

/** Locked-out people and running impersonations, on the staff's Home (domain guide 6.19). */
export const SupportCards = () => (
  <LoadedView from={useModel('supportCards')} waiting="Looking who waits">
    {({ waiting, visits }) => (
      <Stack gap={4}>
        <Waiting waiting={waiting} />
        <Impersonations visits={visits} />
      </Stack>
    )}
  </LoadedView>
);

/** Locked-out people and running impersonations, on the staff's Home. */
export const section = createSection(SupportCards, { supportCards: loadSupportOverview });
