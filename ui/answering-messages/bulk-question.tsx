import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { BulkAcknowledgeViewModel } from './bulk-acknowledge.view-model.ts';

/** What acknowledging the ticked ones will do, before it does (domain guide 5.5 "Bulk actions"). */
export const BulkQuestion = observer(({ bulk }: { readonly bulk: BulkAcknowledgeViewModel }) => {
  const { submission, would } = bulk;
  if (would === null) return null;
  const { acknowledged, skipped } = would;
  const isNothing = acknowledged.length === 0;
  return (
    <Dialog
      id="acknowledge-messages"
      title={
        isNothing
          ? 'Nothing to acknowledge'
          : `Acknowledge ${counted(acknowledged.length, 'message')}?`
      }
      size="md"
      onClose={() => bulk.close()}
      foot={
        <>
          <Button data-first="" onClick={() => bulk.close()}>
            Cancel
          </Button>
          {!isNothing && (
            <Button look="primary" busy={submission.busy} onClick={() => void bulk.acknowledge()}>
              {`Acknowledge ${acknowledged.length}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Refusal of={submission} />
        {!isNothing && (
          <Text>They count as seen; the others of your group read that you take care.</Text>
        )}
        {skipped.length > 0 && (
          <section aria-label="Skipped">
            <Text below={2}>{`${counted(skipped.length, 'message')} skipped:`}</Text>
            <Rows framed>
              {skipped.map(({ id, name, reason }) => (
                <RowItem key={id} justify="between">
                  <span>{name}</span>
                  <Strong>{reason}</Strong>
                </RowItem>
              ))}
            </Rows>
          </section>
        )}
      </Stack>
    </Dialog>
  );
});
