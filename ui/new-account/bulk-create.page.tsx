import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counted } from '#core/kernel/counted.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { ActionLine } from '../kit/action-line.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Grid } from '../kit/grid.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import type { BulkCreateViewModel } from './bulk-create.view-model.ts';
import type { SheetRunFollower } from './sheet-run.ts';
import { ColumnsCard, SheetCard } from './sheet-card.tsx';
import { SheetRail } from './sheet-rail.tsx';
import { DryRun, RunRows } from './sheet-rows.tsx';

interface Props {
  readonly model: BulkCreateViewModel;
}

/** Under which name the address says which run is shown. */
const SHEET = 'sheet';

const useSheetAddress = () => {
  const [query, setQuery] = useSearchParams();
  return {
    sheetId: query.get(SHEET),
    put: (id: string | null): void =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === null) next.delete(SHEET);
          else next.set(SHEET, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};

const Begin = observer(({ model }: Props) => {
  const { put } = useSheetAddress();
  useUnsavedWork(model.dirty, () => model.sheet.paste(''));
  const { checked, good } = model;
  const start = async (): Promise<void> => {
    const id = await model.create();
    if (id !== null) put(id);
  };
  return (
    <>
      <PageTitle
        title="Bulk create"
        actions={
          checked !== null && (
            <Button
              look="primary"
              busy={model.starting.busy}
              disabled={good === 0}
              onClick={() => void start()}
            >
              {`Create ${counted(good, 'account')}`}
            </Button>
          )
        }
      >
        <Text as="span" size="small" tone="muted">
          Accounts from a pasted sheet, by the rules of a new account
        </Text>
      </PageTitle>
      <Stack gap={4}>
        <Refusal of={model.starting} />
        <Grid columns="aside" gap={4}>
          <SheetRail model={model} />
          <SheetCard model={model} />
        </Grid>
        <DryRun model={model} />
        <ColumnsCard model={model} />
      </Stack>
    </>
  );
});

const wordsOf = ({ run, working }: SheetRunFollower): string => {
  if (run === null) return '';
  const { created, refused, waiting } = run.counts;
  const made = `${counted(created, 'account')} created`;
  const not = [
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(waiting > 0 && !working ? [`${waiting} not reached`] : []),
  ];
  if (working) return `Accounts are being created. You may leave this page.`;
  return `${[made, ...not].join(', ')}. ${run.job?.problem ?? ''}`.trim();
};

const Progress = observer(({ model }: Props) => {
  const { following } = model;
  const { run, working } = following;
  if (run === null) return null;
  const { created, refused, waiting } = run.counts;
  const isGood = !working && refused + waiting === 0;
  return (
    <ActionLine
      label="Bulk create"
      text={wordsOf(following)}
      state={working ? 'plain' : isGood ? 'good' : 'plain'}
      icon={
        working ? undefined : isGood ? (
          <CheckCircleIcon aria-hidden />
        ) : (
          <ExclamationTriangleIcon aria-hidden />
        )
      }
      progress={
        working && run.job !== null
          ? { label: 'Rows of the sheet', done: run.job.done, total: run.job.total }
          : null
      }
    >
      {working ? (
        <Button
          size="sm"
          busy={model.following.ending.busy}
          onClick={() => void following.cancel()}
        >
          Cancel
        </Button>
      ) : (
        created < run.rows.length && (
          <Button
            size="sm"
            icon={<ArrowDownTrayIcon width={16} height={16} />}
            busy={model.following.ending.busy}
            onClick={() => void following.download()}
          >
            Download the refused rows
          </Button>
        )
      )}
    </ActionLine>
  );
});

const Run = observer(({ model }: Props) => {
  const { put } = useSheetAddress();
  const again = (withRefused: boolean): void => {
    model.again(withRefused);
    put(null);
  };
  return (
    <>
      <PageTitle
        title="Bulk create"
        actions={
          !model.following.working && (
            <>
              <Button onClick={() => again(false)}>Another sheet</Button>
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
        <Refusal of={model.following.ending} />
        <Progress model={model} />
        <RunRows model={model} />
      </Stack>
    </>
  );
});

const Shown = observer(({ model }: Props) => {
  const { put, sheetId } = useSheetAddress();
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

/** Accounts from a pasted sheet: looked at, created in the background, told row by row (domain guide 6.18 "Bulk create"). */
export const BulkCreatePage = observer(() => {
  const model = useModel('bulkCreate');
  useEffect(() => {
    void model.beginning.load();
  }, [model]);
  return (
    <LoadedView from={model.beginning} waiting="Loading what a sheet begins with">
      {() => <Shown model={model} />}
    </LoadedView>
  );
});
