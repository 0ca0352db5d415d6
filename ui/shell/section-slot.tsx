import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useRegistry, type SectionName } from './registry.ts';
import { PartUnavailable, SectionBoundary } from './section-boundary.tsx';

const Loading = ({ name }: { readonly name: SectionName }) => {
  const registry = useRegistry();
  const [Screen] = useState(() =>
    lazy(async () => {
      try {
        return { default: await registry.load(name) };
      } catch (cause) {
        throw new PartUnavailable(name, { cause });
      }
    }),
  );
  return <Screen />;
};

/** Room for a part that is fetched when it is first shown; when it cannot be fetched, it says so and tries again. */
export const SectionSlot = ({
  name,
  waiting = null,
}: {
  readonly name: SectionName;
  /** Shown meanwhile. */
  readonly waiting?: ReactNode;
}) => (
  <SectionBoundary key={name}>
    <Suspense fallback={waiting}>
      <Loading name={name} />
    </Suspense>
  </SectionBoundary>
);
