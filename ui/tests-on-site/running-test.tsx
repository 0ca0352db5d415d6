import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { instantOf } from '#core/kernel/instant.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { EXTENSIONS } from '#core/tests-on-site/test-limits.ts';
import { Button } from '../kit/button.tsx';
import { formatDuration, formatMoment } from '../kit/format-time.ts';
import { TestOutcome, TestPanel } from './test-panel.look.tsx';
import { markTexts, notWatched } from './test-looks.ts';
import { testScale } from './shown-state.rule.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';

const BY_TEXT = ['+30 min', '+1 h', '+2 h'] as const;

/** Buttons that extend the test within the limits. Hidden without the right to change tests. */
export const ExtendButtons = observer(
  ({
    model,
    test,
    few = false,
  }: {
    readonly model: SiteTestsViewModel;
    readonly test: SiteTest;
    readonly few?: boolean;
  }) => {
    if (!model.mayEdit) return null;
    return EXTENSIONS.slice(0, few ? 2 : 3).map((by, at) => (
      <Button
        key={by}
        data-way=""
        disabled={!model.mayExtend(test, by) || model.acting.busy}
        onClick={() => void model.extend(test, by)}
      >
        {BY_TEXT[at]}
      </Button>
    ));
  },
);

/** A button that ends a test. Asks first if a zone has not restored. */
export const OffButton = observer(
  ({ model, test }: { readonly model: SiteTestsViewModel; readonly test: SiteTest }) =>
    model.mayEdit && (
      <Button
        look="primary"
        data-way=""
        icon={<ShieldCheckIcon />}
        busy={model.acting.busy}
        onClick={() => void model.clear(test, false)}
      >
        Take off test
      </Button>
    ),
);

/** A running test with its actions and their results. */
export const RunningTestPanel = observer(
  ({
    model,
    test,
    more,
    barred = false,
  }: {
    readonly model: SiteTestsViewModel;
    readonly test: SiteTest;
    /** An additional action, before the others. */
    readonly more?: ReactNode;
    /** True to show the actions in a bottom bar on phones. */
    readonly barred?: boolean;
  }) => {
    const title = useRef<HTMLHeadingElement>(null);
    const arrives = model.placing.arrived === test.id;
    // Before the page is painted, because the dialog that closes gives the focus to whatever is near its button.
    useLayoutEffect(() => {
      if (!arrives) return;
      title.current?.focus({ preventScroll: true });
      title.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    }, [arrives]);
    const { screen, now, nowText } = model;
    if (screen === null) return null;
    const { timeZone } = screen.site;
    const { share, marks } = testScale(test, now);
    const given = model.presses.texts.get(test.id);
    const others = screen.site.devices
      .filter(({ devNum }) => !test.devNums.includes(devNum))
      .map(({ transmitterCode }) => transmitterCode);
    const verified = test.verifiedBy === null ? '' : `, verified by ${test.verifiedBy}`;
    const still = others.length === 0 ? '' : ` ${others.join(', ')} is still watched.`;
    return (
      <TestPanel
        label={`Running test, ends at ${formatMoment(test.endsAt, nowText, timeZone)}`}
        titleRef={title}
        sentence={notWatched(test, screen, nowText)}
        text={`${test.category}, started ${formatMoment(test.startsAt, nowText, timeZone)} by ${test.placedBy}${verified}.${still}`}
        left={formatDuration(instantOf(test.endsAt) - now)}
        share={share}
        barred={barred}
        times={markTexts(marks, nowText, timeZone)}
      >
        {more}
        <ExtendButtons model={model} test={test} />
        <OffButton model={model} test={test} />
        {given !== undefined && <TestOutcome role="status">{given}</TestOutcome>}
      </TestPanel>
    );
  },
);
