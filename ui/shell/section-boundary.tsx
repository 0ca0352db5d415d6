import { Component, createContext, type ReactNode } from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';

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
}

/** Catches a part that could not be fetched or drawn, so that the rest stays usable (React itself reports it to the console); the only class component, React knows no other way. */
export class SectionBoundary extends Component<Props, State> {
  static override readonly contextType = FaultViewContext;
  declare context: FaultView;
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return this.context({
      ...fault,
      retry: () => {
        this.props.onRetry?.();
        this.setState({ fault: null });
      },
    });
  }
}
