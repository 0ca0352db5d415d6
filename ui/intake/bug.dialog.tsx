import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useFocusWrong } from '../login/steps/use-focus-wrong.ts';
import { useRegistry } from '../shell/registry.ts';
import { useGuardedClose } from '../shell/use-guarded-close.tsx';
import { useModel } from '../shell/use-model.ts';
import { FormColumn } from './form-column.ts';
import { Receipt } from './receipt.tsx';
import { SentWithIt } from './sent-with-it.tsx';

/** Submit A Bug (spec §2.3, §2.5): a short description, details if there are any; answers with a reference number. */
export const BugDialog = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('bug');
  const { form, sending } = model;
  const { pathname } = useLocation();
  const { close, question } = useGuardedClose(model.dirty);
  const detail = dialogs.request?.detail ?? null;
  useEffect(() => model.suggest(detail), [model, detail]);
  useFocusWrong(form);
  const sent = sending.reference !== null;
  return (
    <>
      {question}
      <Dialog
        id="submit-bug"
        title="Submit A Bug"
        size="md"
        onClose={close}
        foot={
          sent ? (
            <Button look="primary" onClick={close}>
              Done
            </Button>
          ) : (
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" type="submit" form="bug-form" busy={sending.busy}>
                Submit
              </Button>
            </>
          )
        }
      >
        {sending.reference !== null ? (
          <Receipt thanks="Thank you, your report is stored." reference={sending.reference} />
        ) : (
          <FormColumn
            id="bug-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void model.submit(pathname);
            }}
          >
            {sending.problem !== null && (
              <FormAlert key={sending.refusals} tone="error" text={sending.problem} />
            )}
            <Field
              id="summary"
              label="What went wrong?"
              help="In a few words."
              data-first=""
              maxLength={LIMITS.bugSummary}
              value={form.values.summary}
              error={form.errors.summary?.[0]}
              onChange={(text) => form.type('summary', text)}
              onBlur={() => form.leave('summary')}
            />
            <TextAreaField
              id="details"
              label="Details"
              help="What you did, what you expected, what happened instead. Optional."
              counter={`${form.values.details.length} / ${LIMITS.intakeText}`}
              value={form.values.details}
              error={form.errors.details?.[0]}
              onChange={(text) => form.type('details', text)}
              onBlur={() => form.leave('details')}
            />
            <SentWithIt path={pathname} />
          </FormColumn>
        )}
      </Dialog>
    </>
  );
});
