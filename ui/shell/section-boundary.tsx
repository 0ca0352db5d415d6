import { Component, type ReactNode } from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Catches a part that could not be fetched or drawn, so that the rest stays usable (React itself reports it to the console); the only class component, React knows no other way. */
export class SectionBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <>
        <FormAlert tone="error" text={`${MESSAGES.navigate}.`} />
        <Button onClick={() => this.setState({ broken: false })}>Try again</Button>
      </>
    );
  }
}
