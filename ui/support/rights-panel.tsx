import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { GIVABLE_RIGHTS } from '#core/support/support-list.ts';
import type { StaffMember } from '#core/support/support.schema.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';
import { DiscardQuestion } from '../kit/discard-question.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import { Refusal } from '../forms/refusal.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.ts';
import type { StaffRightsViewModel } from './staff-rights.view-model.ts';

/** The rights of one staff member; saved together, from the next request on they count. */
export const RightsPanel = observer(
  ({ model, member }: { readonly model: StaffRightsViewModel; readonly member: StaffMember }) => {
    const [leaving, setLeaving] = useState(false);
    useUnsavedWork(model.dirty);
    const close = (): void => {
      if (model.dirty) setLeaving(true);
      else model.close();
    };
    return (
      <SlideOver
        id="rights"
        title={`Rights of ${member.name}`}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              busy={model.submission.busy}
              disabled={!model.dirty}
              onClick={() => void model.save()}
            >
              Save
            </Button>
          </>
        }
      >
        <Refusal of={model.submission} />
        <Stack as="ul" gap={3}>
          {GIVABLE_RIGHTS.map(({ right, name, opens }) => (
            <li key={right}>
              <Checkbox
                id={`right-${right}`}
                checked={model.rights.has(right)}
                onChange={(given) => model.set(right, given)}
              >
                {name}
              </Checkbox>
              <CheckboxNote>{opens}</CheckboxNote>
            </li>
          ))}
        </Stack>
        {leaving && (
          <DiscardQuestion onKeep={() => setLeaving(false)} onDiscard={() => model.close()} />
        )}
      </SlideOver>
    );
  },
);
