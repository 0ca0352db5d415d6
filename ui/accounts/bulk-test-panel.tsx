import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { categoriesFor } from '#core/tests-on-site/test-limits.ts';
import { durationText } from '#core/tests-on-site/scope-text.rule.ts';
import { LocalTimeField } from '../forms/local-time-field.tsx';
import { ActionLine } from '../kit/action-line.tsx';
import { Button } from '../kit/button.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import {
  DockedPanel,
  PanelFields,
  PanelFootNote,
  PanelLine,
  PanelLineName,
  PanelLineNote,
} from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { formatSeconds, formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Strong, Text } from '../kit/text.ts';
import { DryRunRows, OutcomeRows } from './bulk-test-rows.tsx';
import { runText } from './run-text.rule.ts';
import type { BulkTestViewModel } from './bulk-test.view-model.ts';
import type { BulkLength } from './bulk-form.rule.ts';

type Model = { readonly model: BulkTestViewModel };

const HOUR = 3600000;
const lengthText = (ms: number): string => (ms < HOUR ? `${ms / 60000} min` : `${ms / HOUR} h`);
const CATEGORIES = categoriesFor('dealer').map((value) => ({ value, text: value }));

const endOf = ({ dryRun, form, longest }: BulkTestViewModel) => {
  const at =
    dryRun === null || form === null
      ? null
      : (form.endsAt ?? new Date(Date.parse(dryRun.checkedAt) + (form.length ?? 0)).toISOString());
  const zone = readerZone();
  return (
    <>
      {at !== null && dryRun !== null && (
        <>
          Ends <Strong ink>{formatZonedMoment(at, dryRun.checkedAt, zone)}</Strong>.{' '}
        </>
      )}
      Up to {durationText(longest)}.
    </>
  );
};

const Form = observer(({ model }: Model) => (
  <PanelFields>
    <SelectField
      id="bulk-category"
      label="Category"
      placeholder="Choose"
      options={CATEGORIES}
      value={model.category}
      onChange={(category) => model.choose(category)}
    />
    <ChoiceChips<BulkLength>
      id="bulk-length"
      label="For how long"
      options={[
        ...model.lengths.map((ms) => ({ value: `${ms}` as const, text: lengthText(ms) })),
        { value: 'custom', text: 'Custom' },
      ]}
      value={model.length}
      help={endOf(model)}
      onChange={(length) => model.setLength(length)}
    />
    {model.length === 'custom' && (
      <LocalTimeField
        id="bulk-ends"
        label="Ends"
        clocks={{
          now: model.dryRun?.checkedAt ?? new Date().toISOString(),
          timeZone: readerZone(),
        }}
        value={model.ends}
        onChange={(ends) => model.setEnds(ends)}
      />
    )}
    <Field
      id="bulk-reason"
      label="Reason"
      value={model.reason}
      counter={`${model.reason.length} / ${LIMITS.testReason}`}
      error={model.reasonProblem}
      onChange={(reason) => model.setReason(reason)}
    />
  </PanelFields>
));

const more = (shown: number, total: number) =>
  total > shown && (
    <PanelFields>
      <Text size="small" tone="muted">
        {`The first ${shown} of ${total.toLocaleString('en-US')}, most important first.`}
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
          <DryRunRows rows={dryRun.rows} now={dryRun.checkedAt} />
          {more(dryRun.rows.length, dryRun.total)}
        </>
      )}
    </>
  );
});

const Outcome = observer(({ model }: Model) => {
  const { run } = model;
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
      <OutcomeRows rows={run.rows} />
      {more(run.rows.length, run.total)}
    </>
  );
});

/**
 * A panel beside the list that places the selected accounts on test: form, preview, then outcome (design "22 accounts";
 * domain guide 5.5, 6.1).
 */
export const BulkTestPanel = observer(
  ({ model, selected }: Model & { readonly selected: number }) => {
    const { dryRun, problem, run, willPlace } = model;
    const title =
      run === null
        ? `Place ${counted(selected, 'account')} on test`
        : `${counted(run.total, 'account')}, placed on test`;
    return (
      <DockedPanel
        title={title}
        onClose={() => model.close()}
        foot={
          run === null ? (
            <>
              <PanelFootNote>
                {dryRun !== null && `${willPlace} to place, ${dryRun.counts.skip} skipped`}
              </PanelFootNote>
              <Button onClick={() => model.close()}>Cancel</Button>
              <Button
                look="primary"
                icon={<BeakerIcon />}
                busy={model.busy}
                disabled={willPlace === 0}
                onClick={() => void model.place()}
              >
                {`Place ${willPlace.toLocaleString('en-US')} on test`}
              </Button>
            </>
          ) : (
            <>
              <PanelFootNote />
              <Button look="primary" onClick={() => model.close()}>
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
            <Form model={model} />
            <DryRun model={model} />
          </>
        ) : (
          <Outcome model={model} />
        )}
      </DockedPanel>
    );
  },
);
