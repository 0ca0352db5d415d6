import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { BulkActViewModel } from './bulk-act.view-model.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Shows the effect of an action on the selected rows before it is performed (domain guide 5.5 "Bulk actions"). */
export const BulkQuestion = observer(
  ({
    bulk,
    text,
    children,
  }: {
    readonly bulk: Pick<BulkActViewModel<'done'>, 'act' | 'close' | 'submission' | 'would'> & {
      readonly words: { readonly act: string; readonly row: string };
    };
    /** What happens to the affected people or items. */
    readonly text: string;
    /** Fields of the action. */
    readonly children?: ReactNode;
  }) => {
    const { submission, words, would } = bulk;
    if (would === null) return null;
    const { done, skipped } = would;
    const isNothing = done.length === 0;
    return (
      <Dialog
        id={`${words.act}-${words.row}s`}
        title={
          isNothing
            ? `Nothing to ${words.act}`
            : `${capital(words.act)} ${counted(done.length, words.row)}?`
        }
        size="md"
        onClose={() => bulk.close()}
        foot={
          <>
            <Button data-first="" onClick={() => bulk.close()}>
              Cancel
            </Button>
            {!isNothing && (
              <Button look="primary" busy={submission.busy} onClick={() => void bulk.act()}>
                {`${capital(words.act)} ${grouped(done.length)}`}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={3}>
          <Refusal of={submission} />
          {children}
          {!isNothing && text !== '' && <Text>{text}</Text>}
          {skipped.length > 0 && (
            <section aria-label="Skipped">
              <Text below={2}>{`${counted(skipped.length, words.row)} skipped:`}</Text>
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
  },
);
