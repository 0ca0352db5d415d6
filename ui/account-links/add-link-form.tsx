import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { MaskedField } from '../kit/masked-field.tsx';
import { Refusal, useFocusWrong } from '../forms/form.tsx';
import { Text } from '../kit/text.ts';
import { PanelBody, PanelFoot, PanelHead, PanelTitle } from './hanging-panel.look.tsx';
import type { SwitcherViewModel } from './switcher.view-model.ts';

/**
 * The form that links a further site by account number and passcode (spec §2.3 "add"). After success, the form offers to
 * open the linked site.
 */
export const AddLinkForm = observer(
  ({
    switcher,
    onClose,
  }: {
    readonly switcher: SwitcherViewModel;
    readonly onClose: () => void;
  }) => {
    const { form: model } = switcher;
    const { form, added } = model;
    useFocusWrong(form);
    const done = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (model.linked) done.current?.focus();
      else document.getElementById('accountNumber')?.focus();
    }, [model.linked]);
    if (model.linked) {
      return (
        <>
          <PanelHead>
            <PanelTitle>Account added</PanelTitle>
          </PanelHead>
          <PanelBody>
            <FormAlert
              tone="success"
              text={`${added?.siteName ?? 'The account'} is now part of your portal.`}
            />
          </PanelBody>
          <PanelFoot>
            <Button ref={done} look="primary" onClick={onClose}>
              Done
            </Button>
          </PanelFoot>
        </>
      );
    }
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <PanelHead>
          <PanelTitle>Add account</PanelTitle>
        </PanelHead>
        <PanelBody>
          <Text tone="muted">
            Both are on your monitoring certificate. The account passcode is the word you give on
            the phone, not your keypad code.
          </Text>
          <Refusal of={model.submission} />
          <Field
            {...form.bind('accountNumber')}
            label="Account number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <MaskedField {...form.bind('passcode')} label="Account passcode" />
        </PanelBody>
        <PanelFoot>
          <Button onClick={() => (switcher.all.length === 0 ? onClose() : switcher.backToList())}>
            Cancel
          </Button>
          <Button type="submit" look="primary" busy={model.submission.busy}>
            Add account
          </Button>
        </PanelFoot>
      </form>
    );
  },
);
