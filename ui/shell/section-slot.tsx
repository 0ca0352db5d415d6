import { Component, createContext, createElement, type ReactNode } from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { PartUnavailable, useComponent } from '../kit/lazy-component.tsx';
import { useRegistry, type SectionName } from './registry.ts';

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
      retry: () => this.setState({ fault: null, drawnAnew: false }),
    });
  }

  #beginsAnew(error: unknown): boolean {
    return !this.state.drawnAnew && !(error instanceof PartUnavailable);
  }
}

interface SlotProps {
  readonly name: SectionName;
  /** Shown meanwhile. */
  readonly waiting?: ReactNode;
}

const Section = ({ name, waiting }: SlotProps) => {
  const registry = useRegistry();
  const Screen = useComponent({
    loaded: () => registry.loaded(name),
    load: () => registry.load(name),
  });
  return Screen === null ? waiting : createElement(Screen);
};

/** Room for a part that is fetched when it is first shown; when it cannot be fetched, it says so and tries again. */
export const SectionSlot = ({ name, waiting = null }: SlotProps) => (
  <SectionBoundary key={name}>
    <Section name={name} waiting={waiting} />
  </SectionBoundary>
);
