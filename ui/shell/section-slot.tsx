import { Component, createContext, createElement, type ReactNode } from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { PartUnavailable, useComponent } from '../kit/lazy-component.tsx';
import { useRegistry, type SectionName } from './registry.ts';

/** Renders a replacement for a section that failed. */
export type FaultView = (fault: {
  readonly error: unknown;
  readonly retry: () => void;
}) => ReactNode;

/** Returns the text of a fault for `AgainButton`: code that could not be fetched is fetched again when the connection is back. */
export const noCodeText = (error: unknown): string =>
  error instanceof PartUnavailable ? MESSAGES.noConnection : '';

const plain: FaultView = ({ retry }) => (
  <>
    <FormAlert tone="error" text={`${MESSAGES.navigate}.`} />
    <Button onClick={retry}>Try again</Button>
  </>
);

/** How sections below this point show a failure. */
export const FaultViewContext = createContext<FaultView>(plain);

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly fault: { readonly error: unknown } | null;
  /** True after an automatic retry, until the person presses Retry. */
  readonly drawnAnew: boolean;
}

/**
 * Catches a section that failed to load or render; a render error is retried once automatically. A class, because React
 * offers error boundaries only as classes.
 */
export class SectionBoundary extends Component<Props, State> {
  static override readonly contextType = FaultViewContext;
  declare context: FaultView;
  override state: State = { fault: null, drawnAnew: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'fault'> {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // React calls this before the next paint, so that no gap is visible before the retry.
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
  /** Shown while the section is loading. */
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

/**
 * A slot for a section that is loaded when first shown. If the section fails to load or render, the slot shows an error
 * with a retry button.
 */
export const SectionSlot = ({ name, waiting = null }: SlotProps) => (
  <SectionBoundary key={name}>
    <Section name={name} waiting={waiting} />
  </SectionBoundary>
);
