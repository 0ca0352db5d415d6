import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../forms/form.tsx';
import { Stack } from '../kit/stack.ts';
import { useModel } from '../shell/use-model.ts';
import { createSection } from '../sections/section.ts';
import { continueAsModels } from './continue-as.models.ts';

/** Above the sign-in form, offers a staff member to return to their own session after an impersonation has expired. */
export const ContinueAs = observer(() => {
  const model = useModel('continueAs');
  if (model.name === null && model.submission.problem === null) return null;
  return (
    <Stack gap={3} below={5}>
      <Refusal of={model.submission} />
      {model.name !== null && (
        <Button size="lg" block busy={model.submission.busy} onClick={() => void model.press()}>
          Continue as {model.name}
        </Button>
      )}
    </Stack>
  );
});

/** The section that offers a staff member to return after an impersonation. */
export const section = createSection(ContinueAs, continueAsModels);
