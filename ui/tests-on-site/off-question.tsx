import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { notWatched } from './test-looks.ts';
import { useWhileShown } from '../forms/use-while-shown.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';

/** Asks whether to end the listed running tests, at a URL of its own. No test ends before the confirmation (domain guide 6.1). */
export const OffQuestion = observer(
  ({ model, onClose }: { readonly model: SiteTestsViewModel; readonly onClose: () => void }) => {
    const whileShown = useWhileShown();
    const { screen, running, nowText } = model;
    if (screen === null || !model.mayEdit || running.length === 0) return null;
    const [first] = running;
    const takeOff = async (): Promise<void> => {
      await model.clear(running.length === 1 ? (first ?? null) : null, false);
      whileShown(onClose);
    };
    return (
      <Dialog
        id="off-question"
        title={running.length === 1 ? 'Take off test?' : 'Take all off test?'}
        onClose={onClose}
        foot={
          <>
            <Button onClick={onClose}>Keep on test</Button>
            <Button look="primary" busy={model.acting.busy} onClick={() => void takeOff()}>
              Take off test
            </Button>
          </>
        }
      >
        <Rows>
          {running.map((test) => (
            <RowItem key={test.id}>
              <Grow>
                {notWatched(test, screen, nowText)}
                <Text size="small" tone="muted">
                  {test.category}, {test.placedBy}
                </Text>
              </Grow>
            </RowItem>
          ))}
        </Rows>
      </Dialog>
    );
  },
);
