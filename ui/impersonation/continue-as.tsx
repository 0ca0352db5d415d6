import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { styled } from '../kit/styled.ts';
import { Refusal } from '../forms/refusal.tsx';
import { useModel } from '../shell/use-model.ts';

const Offer = styled('div', {
  base: { display: 'grid', gap: '3', marginBottom: '5' },
});

/** Offers a staff member the way back into their own session above the form, after an impersonation that is over. */
export const ContinueAs = observer(() => {
  const model = useModel('continueAs');
  if (model.name === null && model.submission.problem === null) return null;
  return (
    <Offer>
      <Refusal of={model.submission} />
      {model.name !== null && (
        <Button size="lg" block busy={model.submission.busy} onClick={() => void model.press()}>
          Continue as {model.name}
        </Button>
      )}
    </Offer>
  );
});
