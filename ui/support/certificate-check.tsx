import { observer } from 'mobx-react-lite';
import { certificateNumberText } from '#core/account-info/certificate.schema.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { FieldBeside } from '../kit/field-beside.ts';
import { Field } from '../kit/field.tsx';
import { formatDay } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import { useModel } from '../shell/use-model.ts';
import type { CertificateCheckViewModel } from './certificate-check.view-model.ts';

const Finding = observer(
  ({ model: { finding } }: { readonly model: CertificateCheckViewModel }) => {
    if (finding.kind === 'none') return null;
    if (finding.kind === 'unknown')
      return (
        <Stack above={4}>
          <Notice tone="alarm">
            No certificate was ever issued under {certificateNumberText(finding.number)}.
          </Notice>
        </Stack>
      );
    const { accountNumbers, address, day, isMonitored, issuedTo, name, number, services } =
      finding.certificate;
    return (
      <Stack gap={3} above={4}>
        <Notice tone={isMonitored ? 'ok' : 'trouble'}>
          {`${certificateNumberText(number)} is genuine. ${isMonitored ? 'The account is monitored today.' : 'The account is no longer monitored.'}`}
        </Notice>
        <Facts
          facts={[
            { name: 'Name', value: name },
            { name: 'Address', value: address },
            { name: 'Account number', value: accountNumbers.join(', '), absent: 'None yet' },
            { name: 'Services', value: services.join(', '), absent: 'None' },
            { name: 'Issued on', value: formatDay(day, 'withYear') },
            { name: 'Issued to', value: issuedTo },
          ]}
        />
      </Stack>
    );
  },
);

/** A form that checks whether an alarm certificate is genuine. */
export const CertificateCheck = observer(() => {
  const model = useModel('certificateCheck');
  return (
    <Card title="Check an alarm certificate">
      <Form id="certificate-check" gap={0} onSend={() => model.check()}>
        <Stack gap={4} width="search">
          <Refusal of={model.submission} />
          <FieldBeside>
            <Field
              id="certificate-number"
              label="Verification number"
              help="At the bottom of the certificate: three groups of four."
              value={model.typed}
              error={model.wrong}
              onChange={(text) => model.type(text)}
              autoComplete="off"
            />
            <Button type="submit" busy={model.submission.busy} disabled={model.typed.trim() === ''}>
              Check
            </Button>
          </FieldBeside>
        </Stack>
        <div role="status">
          <Finding model={model} />
        </div>
      </Form>
    </Card>
  );
});
