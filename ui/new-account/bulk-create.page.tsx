import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { counted } from '#core/kernel/counted.rule.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { intakeApi } from '#core/intake/intake.api.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Card } from '../kit/card.tsx';
import { Grid } from '../kit/grid.ts';
import { Notice } from '../kit/notice.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { useAddressValues } from '../shell/use-address-values.ts';
import { BulkCreateViewModel } from './bulk-create.view-model.ts';
import { ColumnsCard, SpreadsheetCard } from './spreadsheet-card.tsx';
import { SpreadsheetProgress } from './spreadsheet-progress.tsx';
import { SpreadsheetRail } from './spreadsheet-rail.tsx';
import { DryRun, RunRows } from './spreadsheet-rows.tsx';
import { BlockRequestViewModel } from './block-request.view-model.ts';
import { createSection } from '../sections/section.ts';
import { accountSheetGateway } from './account-sheet-gateway.ts';
import { newAccountGateway } from './new-account-gateway.ts';

interface Props {
  readonly model: BulkCreateViewModel;
}

/** Query parameter with the id of the bulk-create run. */
const SHEET = 'sheet';

const useSpreadsheetAddress = () => {
  const [query, say] = useAddressValues();
  return {
    sheetId: query.get(SHEET),
    put: (id: string | null): void =>
      say({ [SHEET]: id }, { replace: true, preventScrollReset: true }),
  };
};

const Begin = observer(({ model }: Props) => {
  const { put } = useSpreadsheetAddress();
  const [asks, setAsks] = useState(false);
  const { checked, good } = model;
  const ask = async (): Promise<void> => setAsks(await model.hasAgreement());
  const start = async (): Promise<void> => {
    setAsks(false);
    const id = await model.create();
    if (id !== null) put(id);
  };
  return (
    <>
      {asks && (
        <Dialog
          id="create-many"
          title={`Create ${counted(good, 'account')}?`}
          onClose={() => setAsks(false)}
          foot={
            <>
              <Button data-first="" onClick={() => setAsks(false)}>
                Keep checking
              </Button>
              <Button look="primary" onClick={() => void start()}>
                Create
              </Button>
            </>
          }
        >
          <p>
            They start on test. Accounts can’t be deleted afterward, only canceled one by one. You
            can stop while they are being created; accounts created by then stay.
          </p>
        </Dialog>
      )}
      <PageTitle
        title="Bulk create"
        actions={
          checked !== null && (
            <Button
              look="primary"
              busy={model.starting.busy || model.picked.reading}
              disabled={good === 0}
              onClick={() => void ask()}
            >
              {`Create ${counted(good, 'account')}`}
            </Button>
          )
        }
      >
        <Text data-word="" as="span" size="small" tone="muted">
          Create accounts from a pasted sheet, with the same checks as a new account
        </Text>
      </PageTitle>
      <Stack gap={4}>
        <Refusal of={model.starting} />
        <Grid columns="aside" gap={4}>
          <SpreadsheetRail model={model} />
          <SpreadsheetCard model={model} />
        </Grid>
        <DryRun model={model} />
        <ColumnsCard model={model} />
      </Stack>
    </>
  );
});

const Run = observer(({ model }: Props) => {
  const { put } = useSpreadsheetAddress();
  const again = (withRows: boolean): void => {
    model.again(withRows);
    put(null);
  };
  return (
    <>
      <PageTitle
        title="Bulk create"
        actions={
          (model.unsent || !model.following.working) && (
            <>
              {model.unsent ? (
                <Button look="primary" onClick={() => again(true)}>
                  Go to the new rows
                </Button>
              ) : (
                <Button onClick={() => again(false)}>Another sheet</Button>
              )}
              {model.canCorrect && (
                <Button look="primary" onClick={() => again(true)}>
                  Correct the refused rows
                </Button>
              )}
            </>
          )
        }
      />
      <Stack gap={4}>
        {model.unsent && (
          <Notice tone="trouble" role="status" title="Your new rows were not sent">
            The earlier sheet was already being created, and its progress is shown here. Your new
            rows are kept on this page. Go to them to check and create them.
          </Notice>
        )}
        <Refusal of={model.following.ending} />
        <SpreadsheetProgress following={model.following} />
        <RunRows model={model} />
      </Stack>
    </>
  );
});

const Shown = observer(({ model }: Props) => {
  const { put, sheetId } = useSpreadsheetAddress();
  useUnsavedWork(model.dirty, () => {
    model.sheet.paste('');
    model.detach();
  });
  useEffect(() => {
    if (sheetId !== null) void model.following.open(sheetId);
  }, [model, sheetId]);
  if (model.following.run !== null) return <Run model={model} />;
  if (sheetId === null) return <Begin model={model} />;
  return (
    <>
      <PageTitle title="Bulk create" />
      {model.following.opening.problem === null ? (
        <Card>
          <Skeleton lines={6} label="Loading the sheet" />
        </Card>
      ) : (
        <Stack gap={4} align="start">
          <Refusal of={model.following.opening} />
          <Button look="primary" onClick={() => put(null)}>
            Paste a new sheet
          </Button>
        </Stack>
      )}
    </>
  );
});

/**
 * Creates accounts from a pasted spreadsheet: checks the rows, creates accounts in the background, and reports row by row
 * (domain guide 6.18 "Bulk create").
 */
export const BulkCreatePage = observer(() => {
  const model = useModel('bulkCreate');
  useEffect(() => {
    void model.choices.beginning.load();
  }, [model]);
  return (
    <LoadedView from={model.choices.beginning} waiting="Loading the sheet’s options">
      {() => <Shown model={model} />}
    </LoadedView>
  );
});

/** Creates accounts from a pasted spreadsheet. */
export const section = createSection(BulkCreatePage, {
  bulkCreate: ({ csvReader, files, gatewayOf, ids, makeKey }) =>
    new BulkCreateViewModel({
      gateway: accountSheetGateway({ gatewayOf }),
      accounts: newAccountGateway({ gatewayOf }),
      jobs: gatewayOf(jobsApi),
      asking: new BlockRequestViewModel({
        gateway: gatewayOf(intakeApi),
        key: makeKey(),
      }),
      reader: csvReader,
      ids,
      files,
    }),
});
