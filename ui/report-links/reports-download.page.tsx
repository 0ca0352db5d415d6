import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkedReport } from '#core/report-links/linked-report.schema.ts';
import { storedReports } from '#core/report-links/report-token.store.ts';
import { reportLinksApi } from '#core/report-links/report-links.api.ts';
import { clockOf, spokenWait } from '../forms/countdown.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { formatSize } from '../kit/format-size.ts';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { ShareBar } from './share-bar.look.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row } from '../kit/stack.ts';
import { EntryStage } from '../shell/entry-stage.tsx';
import { usePageData } from '../shell/page-data.ts';
import { useRegistry } from '../shell/registry.ts';
import { SignInFoot, SignInFrame } from '../shell/sign-in-frame.tsx';
import { useModel } from '../shell/use-model.ts';
import { DeadLink, Way } from './dead-link.tsx';
import { ReportCodeDialog } from './report-code-dialog.tsx';
import { ReportLinkViewModel } from './report-link.view-model.ts';
import { createSection } from '../sections/section.ts';

interface Props {
  readonly model: ReportLinkViewModel;
}

/** Formats a time in the reader's time zone: a mail can be opened anywhere, and the site's time zone is not disclosed yet. */
const momentOf = (at: number): string => formatStamp(new Date(at).toISOString(), readerZone());

/** The mailed report, opened by a code or by the person's own rights. `portal` is the report's path in the portal. */
const FileStage = observer(
  ({
    model,
    report,
    portal,
  }: Props & { readonly report: LinkedReport; readonly portal: string | null }) => {
    const navigate = useNavigate();
    const { share } = model.file;
    const { name, about, format, size } = report;
    return (
      <EntryStage title={name} text={about}>
        {share !== null && <ShareBar label={`Download of ${name}`} share={share} />}
        <Row gap={3} wrap={3} phone="blocks">
          <Button
            look="primary"
            size="lg"
            busy={share !== null}
            onClick={() => void model.download()}
          >
            {`Download ${format.toUpperCase()}, ${formatSize(size)}`}
          </Button>
          {portal !== null && (
            <Button size="lg" onClick={() => void navigate(portal)}>
              View in the portal
            </Button>
          )}
        </Row>
      </EntryStage>
    );
  },
);

const ExpiredStage = observer(
  ({ model, since, asked }: Props & { readonly since: number | null; readonly asked: boolean }) => {
    const { run } = model;
    const when = since === null ? 'This report was deleted.' : `It expired on ${momentOf(since)}.`;
    if (asked)
      return (
        <EntryStage
          title="New report requested"
          text="The sender was notified. A new report will come to the same address."
        >
          <Way />
        </EntryStage>
      );
    return (
      <EntryStage
        title="This report is no longer available"
        text={`${when} Reports are kept for 90 days. The sender can make a new one.`}
      >
        {run.notice !== null && <FormAlert key={run.notice.id} tone="error" {...run.notice} />}
        <Row gap={3} wrap={3} phone="blocks">
          <Button look="primary" size="lg" busy={run.busy} onClick={() => void model.askForNew()}>
            Request a new report
          </Button>
        </Row>
      </EntryStage>
    );
  },
);

const LockedStage = observer(({ model, until }: Props & { readonly until: number }) => {
  const { rest } = model;
  useEffect(() => rest.runTo(until), [rest, until]);
  return (
    <EntryStage
      title="This link is locked for now"
      text={`Too many wrong codes were entered. You can request a new code at ${momentOf(until)}.`}
    >
      <Row gap={3} wrap={3} phone="blocks">
        <Button look="primary" size="lg" disabled={rest.running} onClick={() => void model.look()}>
          Request a new code
          {rest.running && <span aria-hidden>{clockOf(rest.left)}</span>}
        </Button>
      </Row>
      <HiddenText role="status">{spokenWait('code', rest.spoken)}</HiddenText>
    </EntryStage>
  );
});

const Stage = observer(({ model }: Props) => {
  const { flow } = model;
  const session = useRegistry().create('session');
  switch (flow.at) {
    case 'looking':
      return (
        <EntryStage title="Looking for your report" text="This takes a moment.">
          <Skeleton lines={2} label="Looking for your report" />
        </EntryStage>
      );
    case 'closed':
      return (
        <>
          <EntryStage
            title="Your report is ready"
            text="It opens with a code, so that only you can read it."
          >
            <Row gap={3} wrap={3} phone="blocks">
              <Button look="primary" size="lg" onClick={() => model.ask(true)}>
                Open the report
              </Button>
            </Row>
          </EntryStage>
          {flow.asking && <ReportCodeDialog model={model} look={flow.look} />}
        </>
      );
    case 'opened':
      return (
        <FileStage
          model={model}
          report={flow.opened.report}
          portal={
            flow.opened.providerUser ? `/reports?report=${flow.opened.report.reportId}` : null
          }
        />
      );
    case 'own':
      return (
        <FileStage
          model={model}
          report={flow.report}
          portal={`/reports${session.view?.user.applicationNum === 1 ? '' : '/completed'}?report=${flow.report.reportId}`}
        />
      );
    case 'expired':
      return <ExpiredStage model={model} since={flow.since} asked={flow.asked} />;
    case 'locked':
      return <LockedStage model={model} until={flow.until} />;
    case 'unknown':
      return <DeadLink />;
    case 'failed':
      return (
        <EntryStage
          title="We couldn’t look up your report"
          text="Your link may be fine. Please try again in a moment."
        >
          <Row gap={3} wrap={3} phone="blocks">
            <Button look="primary" size="lg" onClick={() => void model.look()}>
              Try again
            </Button>
          </Row>
        </EntryStage>
      );
  }
});

/** The page opened from the mail with a report (spec §2.1 "reports-download", spec §2.5). Uses the sign-in layout without navigation. */
export const ReportsDownloadPage = observer(() => {
  const model = useModel('reportLink');
  const page = usePageData();
  const session = useRegistry().create('session');
  const id = decodeURIComponent(useLocation().pathname.split('/')[2] ?? '');
  // Waits until the session is loaded. If the session cannot be loaded, only a code opens the report.
  const known = session.settled || session.unavailable;
  useEffect(() => {
    if (known) model.open(id);
  }, [model, id, known]);
  return (
    <SignInFrame
      notice={null}
      foot={
        <SignInFoot
          page={page}
          atForm={false}
          atCode={false}
          elsewhere
          onChooseDemo={() => undefined}
        />
      }
    >
      <Stage model={model} />
    </SignInFrame>
  );
});

/** The page opened from the mail with a report. */
export const section = createSection(ReportsDownloadPage, {
  reportLink: ({ clock, drafts, files, session, toasts, gatewayOf }) =>
    new ReportLinkViewModel({
      links: gatewayOf(reportLinksApi),
      tokens: storedReports(drafts),
      files,
      clock,
      toasts,
      signedIn: () => session.complete,
    }),
});
