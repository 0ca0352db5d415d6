import {
  Component,
  createContext,
  lazy,
  Suspense,
  useState,
  type ReactNode,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { useRegistry, type Registry, type SectionName } from './registry.ts';

/** A part of the portal could not be fetched; anything else that is caught is a fault in drawing it. */
export class PartUnavailable extends Error {}

/** What stands in for a part that broke. */
export type FaultView = (fault: {
  readonly error: unknown;
  readonly retry: () => void;
}) => ReactNode;

const plain: FaultView = ({ retry }) => (
  <>
    <FormAlert tone="error" text={`${MESSAGES.navigate}.`} />
    <Button onClick={retry}>Try again</Button>
  </>
);

/** How the parts below show that they broke; around the frame's screens it is a page with ways out. */
export const FaultViewContext = createContext<FaultView>(plain);

interface Props {
  readonly children: ReactNode;
  /** Before the children are drawn again. */
  readonly onRetry?: () => void;
}

interface State {
  readonly fault: { readonly error: unknown } | null;
  /** It was drawn anew by itself, and nobody has pressed since. */
  readonly drawnAnew: boolean;
}

/**
 * Catches a part that could not be fetched or drawn, so that the rest stays usable (React itself reports it to the
 * console). What failed while it was drawn begins anew by itself once, with what arrived meanwhile; after that somebody
 * presses. The only class component, React knows no other way.
 */
export class SectionBoundary extends Component<Props, State> {
  static override readonly contextType = FaultViewContext;
  declare context: FaultView;
  override state: State = { fault: null, drawnAnew: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'fault'> {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // Before the next paint: nobody sees the gap.
    if (this.#beginsAnew(error)) this.setState({ fault: null, drawnAnew: true });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (this.#beginsAnew(fault.error)) return null;
    return this.context({
      ...fault,
      retry: () => {
        this.props.onRetry?.();
        this.setState({ fault: null, drawnAnew: false });
      },
    });
  }

  #beginsAnew(error: unknown): boolean {
    return !this.state.drawnAnew && !(error instanceof PartUnavailable);
  }
}

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
