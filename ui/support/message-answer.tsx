import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import type { IntakeReport } from '#core/support/supported-users.schema.ts';
import { Form, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';

/**
 * The sent answer to a message, or the form for it. Sending an answer closes the message and mails its author (domain
 * guide 6.19 "Contact us").
 */
export const MessageAnswer = observer(
  ({ model, report }: { readonly model: ReportsViewModel; readonly report: IntakeReport }) => {
    const { answer } = model;
    useFocusWrong(answer);
    useUnsavedWork(answer.differs(), () => answer.begin({ text: '' }));
    return (
      <Stack gap={3}>
        {report.answer !== null && (
          <Stack gap={1}>
            <Heading as="h3">Answer</Heading>
            <Text wrap="lines">{report.answer.text}</Text>
            <Text size="small" tone="muted">
              {`${report.answer.by}, ${formatStamp(report.answer.at, readerZone())}`}
            </Text>
          </Stack>
        )}
        <Form id="answer-form" onSend={() => void model.sendAnswer()}>
          <TextAreaField
            {...answer.bind('text')}
            label={report.answer === null ? 'Answer' : 'Another answer'}
            counter={`${answer.values.text.length} / ${LIMITS.intakeText}`}
            help={
              report.answer === null
                ? 'The sender reads it in Contact us and gets an email without its text.'
                : 'It replaces the one above and is emailed again.'
            }
          />
          <Row>
            <Button type="submit" busy={model.submission.busy}>
              Send answer
            </Button>
          </Row>
        </Form>
      </Stack>
    );
  },
);
