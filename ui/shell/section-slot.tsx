import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useRegistry, type Registry, type SectionName } from './registry.ts';
import { PartUnavailable, SectionBoundary } from './section-boundary.tsx';

const sectionOf = (registry: Registry, name: SectionName) =>
  lazy(async () => {
    try {
      return { default: await registry.load(name) };
    } catch (cause) {
      throw new PartUnavailable(`The part ${name} could not be fetched`, { cause });
    }
  });

interface SlotProps {
  readonly name: SectionName;
  /** Shown meanwhile. */
  readonly waiting?: ReactNode;
}

// Held out here: what suspends before it was ever drawn forgets its state, and would fetch for ever.
const Slot = ({ name, waiting = null }: SlotProps) => {
  const registry = useRegistry();
  const [Screen, fetchAnew] = useState(() => sectionOf(registry, name));
  return (
    <SectionBoundary onRetry={() => fetchAnew(sectionOf(registry, name))}>
      <Suspense fallback={waiting}>
        <Screen />
      </Suspense>
    </SectionBoundary>
  );
};

/** Room for a part that is fetched when it is first shown; when it cannot be fetched, it says so and tries again. */
export const SectionSlot = (props: SlotProps) => <Slot key={props.name} {...props} />;
