import { observer } from 'mobx-react-lite';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '#ui/kit/button.tsx';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { BusyLine } from '../../kit/busy-line.tsx';
import { StepFrame } from './step-frame.tsx';

/** The way of a classic dealer out of this app, in the same window (spec §4.1 completion). */
export const HandOverStep = observer(() => {
  const login = useRegistry().create('login');
  const model = useModel('handOver');
  return (
    <StepFrame
      login={login}
      title={MESSAGES.redirecting}
      why="Your account works in the classic dealer portal. It opens in this window."
      onSubmit={() => void model.start()}
    >
      {model.problem === null ? (
        <BusyLine>Opening the classic dealer portal</BusyLine>
      ) : (
        <>
          <FormAlert tone="error" text={model.problem} />
          <Button type="submit" look="primary" size="lg" block>
            Try again
          </Button>
        </>
      )}
    </StepFrame>
  );
});
