import ArrowLeftIcon from '@heroicons/react/20/solid/ArrowLeftIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Notice } from '../kit/notice.tsx';
import { MEDIA } from '../kit/media.ts';
import { Row, Stack } from '../kit/stack.ts';
import { useMedia } from '../kit/use-size.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useModel } from '../shell/use-model.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import { AlarmQuestion } from './alarm-question.tsx';
import { AtFoot, AtTop } from '../kit/places/at-top.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { ListCard } from './list-card.tsx';
import { OffQuestion } from './off-question.tsx';
import { OffTestGuard } from './off-test-guard.tsx';
import { TestBar } from './test-bar.tsx';
import { RunningTestPanel } from './running-test.tsx';
import { PressFoot } from './press-foot.look.tsx';
import { TestForm, TestPress } from './test-form.tsx';
import { TestWalk } from './test-walk.tsx';
import type { TestFormViewModel } from './test-form.view-model.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';
import { WhatHappensCard } from './what-happens-card.tsx';

/** The URL value for the form of a new test. Other values are `OFF`, `LIVE` or a test id. */
const NEW = 'new';
/**
 * `OFF` is the URL value for the question whether to end all running tests. `LIVE` is the URL value for the live view of
 * the running test.
 */
const OFF = 'off';
const LIVE = 'live';

/** Returns the id of the test whose live view the URL names; null for none. */
const watchedOf = (what: string | null, running: readonly SiteTest[]): string | null => {
  if (what === NEW || what === OFF) return null;
  if (what !== LIVE) return what;
  return (running.find(({ mode }) => mode === 'live') ?? running[0])?.id ?? null;
};

const useOpened = (model: SiteTestsViewModel) => {
  const [query, say] = useAddressValues();
  const what = query.get('test');
  const open = (what: string | null, replace = false): void =>
    say({ testZone: null, testEnds: null, test: what }, { replace });
  const placed = (test: SiteTest): void =>
    open(test.mode === 'live' && model.isRunning(test) ? test.id : null, true);
  return { what, open, placed, zone: query.get('testZone'), ends: query.get('testEnds') };
};

interface ViewProps {
  readonly model: SiteTestsViewModel;
}
interface PartProps extends ViewProps {
  readonly opened: ReturnType<typeof useOpened>;
  /** The running tests; null for none. */
  readonly running: ReactNode;
  readonly list: ReactNode;
}

const formTitle = (form: TestFormViewModel): string =>
  form.base === null ? 'New test' : 'Change the planned test';

/**
 * A customer's screen: the form is the page, and beside it is what happens. On phones the form follows what is running, so
 * that a category and one press are enough. While a test runs, the form of another one is folded.
 */
const OwnTests = observer(({ model, opened, running, list }: PartProps) => {
  const { form } = model.placing;
  const { ends, zone } = opened;
  const isOn = model.running.length > 0;
  useEffect(() => {
    if (zone !== null || ends !== null) model.placing.openFor(zone, ends);
  }, [model, zone, ends]);
  useEffect(() => {
    if (model.placing.form === null && !isOn) model.placing.openForm();
  }, [model, form, isOn]);
  const phone = useMedia(MEDIA.phone);
  const press = form !== null && <TestPress model={model} form={form} second={isOn} />;
  return (
    <Grid columns="formPage" gap={4}>
      {running}
      <Card title={form === null ? 'New test' : formTitle(form)} clipped={false}>
        {form === null ? (
          isOn && <Button onClick={() => model.placing.openForm()}>Place another test</Button>
        ) : (
          <>
            <TestForm model={model} form={form} onPlaced={opened.placed} />
            {phone ? isOn && <Stack above={3}>{press}</Stack> : <PressFoot>{press}</PressFoot>}
          </>
        )}
      </Card>
      <Stack gap={4}>
        {form !== null && <WhatHappensCard form={form} now={model.nowText} />}
        {list}
      </Stack>
    </Grid>
  );
});

/**
 * A dealer's screen with the form in an overlay at a URL of its own. Running tests appear at the top of the page if it has
 * a place for them.
 */
const SitesTests = observer(({ model, opened, running, list }: PartProps) => {
  const { form } = model.placing;
  useEffect(() => {
    if (opened.what === NEW && model.mayEdit) model.placing.openFor(opened.zone, opened.ends);
    else model.placing.closeNew();
  }, [model, opened.what, opened.zone, opened.ends]);
  const close = (): void => {
    model.placing.closeForm();
    if (opened.what === NEW) opened.open(null, true);
  };
  return (
    <>
      <AtTop>{running}</AtTop>
      {list}
      {form !== null && (
        <SlideOver
          id="test-form"
          title={form.base === null ? 'Place on test' : formTitle(form)}
          onClose={close}
          foot={<TestPress model={model} form={form} />}
        >
          <TestForm model={model} form={form} onPlaced={opened.placed} />
        </SlideOver>
      )}
    </>
  );
});

const Walk = observer(({ model, onBack }: ViewProps & { readonly onBack: () => void }) => {
  const { walk } = model;
  return (
    <>
      <Row>
        <Button size="sm" look="quiet" icon={<ArrowLeftIcon />} onClick={onBack}>
          All tests
        </Button>
      </Row>
      {walk !== null && <TestWalk key={walk.testId} model={model} walk={walk} />}
    </>
  );
});

const Shown = observer(({ model }: ViewProps) => {
  const opened = useOpened(model);
  const { what, open } = opened;
  const walking = watchedOf(what, model.running);
  useEffect(() => {
    if (what === LIVE && walking !== null) opened.open(walking, true);
  });
  useEffect(() => model.watch(walking), [model, walking]);
  const own = model.screen?.role === 'customer' && model.mayEdit;
  const Place = own ? OwnTests : SitesTests;
  const { conflict, aside } = model.presses;
  const isBarred = model.mayEdit && model.running.length === 1;
  return (
    <>
      <Stack gap={4}>
        <TheirsNotice
          by={conflict?.by ?? null}
          when={(at) => formatZonedMoment(at, model.nowText, model.screen?.site.timeZone ?? 'UTC')}
          mine="What you pressed was not done."
          edit={model.presses}
          versions={[]}
        />
        {aside !== null && (
          <Notice key={aside} tone="info" role="status">
            <p>{aside}</p>
          </Notice>
        )}
        {walking !== null ? (
          <Walk model={model} onBack={() => open(null)} />
        ) : (
          <Place
            model={model}
            opened={opened}
            running={
              model.running.length > 0 && (
                <Stack gap={4}>
                  {model.running.map((test) => (
                    <RunningTestPanel
                      key={test.id}
                      model={model}
                      test={test}
                      barred={isBarred}
                      more={
                        <Button
                          {...(!isBarred && { 'data-way': '' })}
                          onClick={() => open(test.id)}
                        >
                          Live test
                        </Button>
                      }
                    />
                  ))}
                </Stack>
              )
            }
            list={
              <Stack gap={4}>
                <ListCard
                  model={model}
                  onOpen={(id) => open(id)}
                  onNew={own ? null : () => open(NEW)}
                />
                {model.screen !== null && <CoverageCard siteNum={model.screen.site.siteNum} />}
              </Stack>
            }
          />
        )}
        {what === OFF && <OffQuestion model={model} onClose={() => open(null, true)} />}
        <AlarmQuestion model={model} onPlaced={opened.placed} />
        <OffTestGuard model={model} />
      </Stack>
      {model.mayEdit && walking === null && (
        <AtFoot>
          <TestBar model={model} />
        </AtFoot>
      )}
    </>
  );
});

/** The tests of one site. The list, the form and the live view each have a URL (domain guide 6.1). */
export const TestsView = observer(({ siteNum }: { readonly siteNum: number | null }) => {
  const model = useModel('siteTests');
  useEffect(() => model.open(siteNum), [model, siteNum]);
  return (
    <>
      {model.tests.state.at === 'failed' && <AtTop>{null}</AtTop>}
      <LoadedView from={model.tests} waiting="Loading the tests">
        {() => <Shown model={model} />}
      </LoadedView>
    </>
  );
});
