import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/button.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { StepFrame } from './step-frame.tsx';

/** The server demands something this version has no screen for: a newer version or support helps, waiting does not. */
export const BlockedStep = observer(() => {
  const registry = useRegistry();
  const { supportPhone } = registry.configuration;
  return (
    <StepFrame
      login={registry.create('login')}
      title="One more step is needed"
      why={`Your account asks for something this page does not know yet. Load the page again; if that does not help, call support${supportPhone === null ? '' : ` at ${supportPhone}`}.`}
      onSubmit={() => location.reload()}
    >
      <Button type="submit" look="primary" size="lg" block data-first>
        Load the page again
      </Button>
    </StepFrame>
  );
});
