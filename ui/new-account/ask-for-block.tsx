import { observer } from 'mobx-react-lite';
import type { AccountBranch } from '#core/new-account/stored-account-draft.schema.ts';
import { useRegistry } from '../shell/registry.ts';
import { Button } from '../kit/button.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { Refusal } from '../forms/form.tsx';
import type { BlockRequestViewModel } from './block-request.view-model.ts';

interface Props {
  readonly asking: BlockRequestViewModel;
  /** The branch that needs account numbers; undefined when no branch does. */
  readonly own: AccountBranch | undefined;
}

/** A form that asks the provider's support for a block of account numbers (domain guide 6.18 "Empty"). */
export const AskForBlock = observer(({ asking, own }: Props) => {
  const { configuration } = useRegistry();
  if (own === undefined) return null;
  return (
    <>
      <Refusal of={asking.submission} />
      <Row gap={3} wrap={2}>
        <Button size="sm" busy={asking.submission.busy} onClick={() => void asking.ask(own)}>
          Request numbers
        </Button>
        <Text size="small" tone="muted" role="status">
          {asking.reference === null
            ? `${configuration.providerName} assigns account numbers.`
            : `Sent as ${asking.reference}. Support will answer there.`}
        </Text>
      </Row>
    </>
  );
});
