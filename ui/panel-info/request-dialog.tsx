import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { PanelInfo } from '#core/panel-info/panel-info.schema.ts';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { Text } from '../kit/text.ts';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { ServiceForm } from './service-form.ts';

const Form = observer(
  ({ form, info }: { readonly form: ServiceForm; readonly info: PanelInfo }) => {
    const { close, question } = useGuardedLeave(form.dirty, () => form.close());
    const { about, text } = form;
    const { name, phone } = info.dealer;
    return (
      <>
        {question}
        <FormDialog
          id="request-service"
          title="Request service"
          press="Send request"
          busy={form.sending.busy}
          onClose={close}
          onSubmit={() => void form.send()}
        >
          <Refusal of={form.sending} />
          <Text tone="muted">
            {name} gets a message about {about?.transmitterCode} {about?.description} at{' '}
            {info.siteName}.{' '}
            {phone === null
              ? 'Call your dealer if it is urgent.'
              : `Call ${formatPhone(phone)} if it is urgent.`}
          </Text>
          <TextAreaField
            id="request-service-text"
            label="What needs service?"
            counter={`${text.length} / ${LIMITS.serviceRequest}`}
            value={text}
            error={form.errors['text']?.[0]}
            onChange={(typed) => form.write(typed)}
          />
        </FormDialog>
      </>
    );
  },
);

/** The form of a service request to the dealer (domain guide 6.6 "Request service"). */
export const RequestDialog = observer(
  (part: { readonly form: ServiceForm; readonly info: PanelInfo }) =>
    part.form.about === null ? null : <Form {...part} />,
);
