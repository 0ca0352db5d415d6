import { grouped } from '#core/kernel/counted.rule.ts';
import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { BulkRun } from '#core/bulk-tests/bulk-test.schema.ts';
import { ActionLine } from '../kit/action-line.tsx';
import { Button } from '../kit/button.tsx';
import {
  DockedPanel,
  PanelFields,
  PanelFootNote,
  PanelLine,
  PanelLineName,
  PanelLineNote,
} from '../kit/docked-panel.tsx';
import { formatSeconds, readerZone } from '../kit/format-time.ts';
import { watchUndoKey } from '../kit/focus/watch-undo-key.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Text } from '../kit/text.ts';
import { DryRunRows, OutcomeRows } from './bulk-test-rows.tsx';
import { BULK_LOOKS } from '../lists/bulk-acts.ts';
import { BulkForm } from './bulk-form.tsx';
import { BULK_WORDS } from './bulk-words.ts';
import { runText } from './run-text.rule.ts';
import type { BulkTestViewModel } from './bulk-test.view-model.ts';

type Model = { readonly model: BulkTestViewModel };

/** The number of accounts to which the act was done. */
const doneIn = ({ counts }: BulkRun): number => counts.placed + counts.merged + counts.done;

const more = (shown: number, total: number) =>
  total > shown && (
    <PanelFields>
      <Text size="small" tone="muted">
        {`The first ${shown} of ${grouped(total)}, most important first.`}
      </Text>
    </PanelFields>
  );

const DryRun = observer(({ model }: Model) => {
  const { checking, dryRun } = model;
  return (
    <>
      <PanelLine>
        <PanelLineName>Dry run</PanelLineName>
        <PanelLineNote role="status">
          {checking || dryRun === null
            ? checking
              ? 'Checking…'
              : model.lacks
            : `checked ${formatSeconds(dryRun.checkedAt, readerZone())}, nothing changed yet`}
        </PanelLineNote>
        <IconButton size="sm" label="Check again" onClick={() => void model.check()}>
          <ArrowPathIcon />
        </IconButton>
      </PanelLine>
      {dryRun !== null && (
        <>
          <DryRunRows act={model.act} rows={dryRun.rows} now={dryRun.checkedAt} />
          {more(dryRun.rows.length, dryRun.total)}
        </>
      )}
    </>
  );
});

const Outcome = observer(({ model }: Model) => {
  const { run } = model;
  const mayUndo = run?.mayUndo === true && !model.busy;
  useEffect(
    () =>
      mayUndo
        ? watchUndoKey(() => {
            void model.undo();
            return true;
          })
        : undefined,
    [mayUndo, model],
  );
  if (run === null) return null;
  const job = model.underWay ? run.job : null;
  return (
    <>
      <PanelFields>
        <ActionLine
          label="Outcome"
          text={`${runText(run)}.`}
          progress={job && { label: 'Accounts processed', done: job.done, total: job.total }}
        >
          {run.mayUndo && (
            <Button size="sm" busy={model.busy} onClick={() => void model.undo()}>
              Undo
            </Button>
          )}
        </ActionLine>
      </PanelFields>
      <OutcomeRows act={run.act} rows={run.rows} />
      {more(run.rows.length, run.total)}
    </>
  );
});

/**
 * A panel beside the list for an act on the selected accounts: form, preview, then outcome (design "22 accounts"; domain
 * guide 5.5, 6.1).
 */
export const BulkTestPanel = observer(
  ({
    model,
    selected,
    onClose = () => model.close(),
  }: Model & { readonly selected: number; readonly onClose?: () => void }) => {
    const { act, dryRun, problem, run, willDo } = model;
    const words = BULK_WORDS[run?.act ?? act];
    const { icon: Icon } = BULK_LOOKS[act];
    const title = run === null ? words.asks(selected) : words.did(doneIn(run));
    return (
      <DockedPanel
        title={title}
        onClose={onClose}
        foot={
          run === null ? (
            <>
              <PanelFootNote>
                {dryRun !== null && `${willDo} ${words.goes}, ${dryRun.counts.skip} skipped`}
              </PanelFootNote>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                look="primary"
                icon={<Icon />}
                busy={model.busy}
                disabled={!model.mayDo}
                onClick={() => void model.confirm()}
              >
                {words.press(willDo)}
              </Button>
            </>
          ) : (
            <>
              <PanelFootNote />
              <Button look="primary" onClick={onClose}>
                Close
              </Button>
            </>
          )
        }
      >
        {problem !== null && (
          <PanelFields>
            <Text size="small" tone="alarm" role="alert">
              {problem}
            </Text>
          </PanelFields>
        )}
        {run === null ? (
          <>
            <BulkForm model={model} />
            <DryRun model={model} />
          </>
        ) : (
          <Outcome model={model} />
        )}
      </DockedPanel>
    );
  },
);
