import { observer } from 'mobx-react-lite';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '#ui/kit/button.tsx';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { Spinner } from '#ui/kit/spinner.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { styled } from '../../kit/styled.ts';
import { StepFrame } from './step-frame.tsx';

const Line = styled('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'form', color: 'fg.muted' },
});

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
        <Line role="status">
          <Spinner aria-hidden />
          Opening the classic dealer portal
        </Line>
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
