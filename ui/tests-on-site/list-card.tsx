import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { observer } from 'mobx-react-lite';
import type { TestState } from '#core/tests-on-site/site-test.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot, LineCard } from '../kit/card.tsx';
import { Row } from '../kit/stack.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';
import { shownState } from './shown-state.rule.ts';
import { TestList } from './test-list.tsx';

const OVER: readonly TestState[] = ['Expired', 'Cleared early'];
const NONE = 'No test is running or planned.';
const ACTED = 'Every signal is acted on.';

/** The list of a site's tests, with buttons that start a test and end all tests (domain guide 6.1). */
export const ListCard = observer(
  ({
    model,
    onOpen,
    onNew,
  }: {
    readonly model: SiteTestsViewModel;
    readonly onOpen: (id: string) => void;
    readonly onNew: (() => void) | null;
  }) => {
    const tests = model.screen?.tests ?? [];
    const place = model.mayEdit && onNew !== null && (
      <Button size="sm" icon={<BeakerIcon />} onClick={onNew}>
        Place on test
      </Button>
    );
    const isOver = tests.every((test) => OVER.includes(shownState(test, model.now)));
    if (tests.length === 0)
      return <LineCard title="Tests" text={`${NONE} ${ACTED}`} actions={place} />;
    return (
      <Card
        title="Tests"
        count={tests.length}
        inset={false}
        clipped={false}
        actions={
          <Row gap={2} wrap={2} justify="end">
            {model.mayEdit && model.running.length > 1 && (
              <Button
                size="sm"
                busy={model.acting.busy}
                onClick={() => void model.clear(null, false)}
              >
                Take all off test
              </Button>
            )}
            {place}
          </Row>
        }
      >
        {isOver && <CardFoot>{`${NONE} ${ACTED}`}</CardFoot>}
        <TestList model={model} onOpen={onOpen} />
      </Card>
    );
  },
);
