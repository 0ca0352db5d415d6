import { firstSteps, nextStep, serverLine } from '#core/provisioning/first-steps.rule.ts';
import type { Provisioning } from '#core/provisioning/provisioning.schema.ts';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import { Stepper } from '../kit/stepper.tsx';
import { Text } from '../kit/text.ts';

/** The five first steps of setup, shown until all are done, and whether the server can send mail. */
export const FirstSteps = ({ facts }: { readonly facts: Provisioning }) => {
  const steps = firstSteps(facts);
  const current = nextStep(steps);
  const { mailFails, mailedAt } = facts.server;
  if (current === null) return null;
  const line = serverLine(facts.server, mailedAt && formatStamp(mailedAt, readerZone()));
  return (
    <Stack gap={3}>
      <Stepper
        steps={steps.map(({ name }) => name)}
        current={current}
        done={steps.map(({ done }) => done)}
      />
      {mailFails ? (
        <Notice tone="trouble" aria-label="Server" title="Mail does not go out">
          <p>{`${line}. Until it does, no one who is invited gets a link. See Home and the server’s log for the reason.`}</p>
        </Notice>
      ) : (
        <Text size="small" tone="muted">
          {`${line}.`}
        </Text>
      )}
    </Stack>
  );
};
