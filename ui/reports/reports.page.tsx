import PlayIcon from '@heroicons/react/20/solid/PlayIcon';
import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sitesApi } from '#core/sites/sites.api.ts';
import { askedReport } from '#core/reports/typed-report-request.rule.ts';
import { reportsApi } from '#core/reports/reports.api.ts';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { Text } from '../kit/text.ts';
import { useOpened } from '../lists/use-opened.ts';
import { LiveNotice } from '../live/live-notice.tsx';
import { useModel } from '../shell/use-model.ts';
import { CompletedTab } from './completed-tab.tsx';
import { ReportsViewModel } from './reports.view-model.ts';
import type { RunReportViewModel } from './run-report.view-model.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { SchedulesTab } from './schedules-tab.tsx';
import { ReportRequestFields } from './report-request-fields.tsx';
import { createSection } from '../sections/section.ts';

const RunDialog = observer(
  ({ run, onClose }: { readonly run: RunReportViewModel; readonly onClose: () => void }) => {
    useFocusWrong(run.form);
    return (
      <Dialog
        id="run-report"
        title="Run a report"
        size="md"
        onClose={onClose}
        foot={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" type="submit" form="run-report-form" busy={run.submission.busy}>
              Run now
            </Button>
          </>
        }
      >
        <Form id="run-report-form" onSend={() => run.run()}>
          <Refusal of={run.submission} />
          <ReportRequestFields
            form={run.form}
            sites={run.sites}
            choices={run.choices}
            kinds={run.kinds}
          />
        </Form>
      </Dialog>
    );
  },
);

const DeleteQuestion = observer(
  ({ model, onGone }: { readonly model: ReportsViewModel; readonly onGone: () => void }) => {
    const { deleting, submission } = model.acts;
    if (deleting === null) return null;
    const isSchedule = 'rev' in deleting;
    const remove = async (): Promise<void> => {
      if (await model.remove()) onGone();
    };
    return (
      <Dialog
        id="delete-report"
        title={isSchedule ? 'Delete the schedule?' : 'Delete the report?'}
        onClose={() => model.close()}
        foot={
          <>
            <Button data-first="" onClick={() => model.close()}>
              Keep
            </Button>
            <Button look="danger" busy={submission.busy} onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      >
        <Refusal of={submission} />
        <Text>
          {isSchedule
            ? `“${deleting.name}” is stopped. Existing reports are kept.`
            : `“${deleting.name}” and its file are deleted, and links to it stop working.`}
        </Text>
      </Dialog>
    );
  },
);

/** Finished reports and report schedules: a dealer's own, or those of all groups for staff (domain guide 6.9). */
export const ReportsPage = observer(() => {
  const model = useModel('madeReports');
  const [query, setQuery] = useSearchParams();
  const { close } = useOpened('report');
  const tab = query.get('tab') === 'schedules' ? 'schedules' : 'completed';
  const go = (next: Record<string, string>): void => setQuery(new URLSearchParams(next));
  const { editing, isStaff, list, now, running, schedules } = model;
  const mayMake = schedules !== null && schedules.choices !== null;
  useEffect(() => {
    const asked = mayMake ? askedReport((name) => query.get(name), model.kinds) : null;
    if (asked === null) return;
    model.askToRun(asked);
    setQuery({}, { replace: true });
  }, [mayMake, model, query, setQuery]);
  return (
    <>
      <PageTitle
        title={isStaff ? 'Reports' : 'Completed reports'}
        {...(schedules === null && !isStaff && { awaits: { actions: 2 } })}
        actions={
          mayMake && (
            <>
              <Button icon={<CalendarDaysIcon />} onClick={() => model.edit(null)}>
                New schedule
              </Button>
              <Button look="primary" icon={<PlayIcon />} onClick={() => model.askToRun()}>
                Run a report
              </Button>
            </>
          )
        }
      >
        <span data-word="">Files are kept for 90 days</span>
      </PageTitle>
      <LiveNotice />
      <Tabs
        id="reports"
        label="Reports"
        entries={[
          {
            id: 'completed',
            text: 'Completed',
            count: list.state.at === 'ready' ? list.total : null,
          },
          { id: 'schedules', text: 'Schedules', count: schedules?.schedules.length ?? null },
        ]}
        current={tab}
        onChange={(next) => go(next === 'schedules' ? { tab: next } : {})}
      >
        {tab === 'schedules' ? (
          <SchedulesTab model={model} onReports={({ id }) => go({ schedule: id })} />
        ) : (
          <CompletedTab model={model} />
        )}
      </Tabs>
      {running !== null && <RunDialog run={running} onClose={() => model.close()} />}
      {editing !== null && (
        <ScheduleForm editor={editing} now={now ?? ''} onClose={() => model.close()} />
      )}
      <DeleteQuestion model={model} onGone={close} />
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly madeReports: ReportsViewModel;
  }
}

/** The reports page for dealers, and for staff across all groups. */
export const section = createSection(ReportsPage, {
  madeReports: ({ context, files, live, makeKey, own, toasts, gatewayOf, makeViewer }) =>
    new ReportsViewModel({
      gateway: gatewayOf(reportsApi),
      search: gatewayOf(sitesApi).searchSites,
      files,
      live,
      makeKey,
      own,
      toasts,
      viewer: makeViewer(),
      isStaff: context.current.context.user?.application === 1,
    }),
});
