import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { useRegistry, type Registry, type SectionName } from './registry.ts';
import { PartUnavailable, SectionBoundary } from './section-boundary.tsx';

type Part = LazyExoticComponent<ComponentType>;

// A part that is there is drawn at once wherever it stands next, without a moment of nothing in its place.
const fetched = new WeakMap<Registry, Map<SectionName, Part>>();
const partsOf = (registry: Registry): Map<SectionName, Part> => {
  const known = fetched.get(registry) ?? new Map<SectionName, Part>();
  fetched.set(registry, known);
  return known;
};

const sectionOf = (registry: Registry, name: SectionName): Part => {
  const parts = partsOf(registry);
  const known = parts.get(name);
  if (known !== undefined) return known;
  const part = lazy(async () => {
    try {
      return { default: await registry.load(name) };
    } catch (cause) {
      parts.delete(name);
      throw new PartUnavailable(`The part ${name} could not be fetched`, { cause });
    }
  });
  parts.set(name, part);
  return part;
};

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
