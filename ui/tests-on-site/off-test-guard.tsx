import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { between, formatElapsed } from '../kit/format-time.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';

/** Asks whether to end a test although some zones alarmed but did not restore (domain guide 6.1). */
export const OffTestGuard = observer(({ model }: { readonly model: SiteTestsViewModel }) => {
  const { guard } = model;
  if (guard === null) return null;
  return (
    <Dialog
      id="off-test"
      title="Take it off test anyway?"
      onClose={() => model.dropGuard()}
      foot={
        <>
          <Button onClick={() => model.dropGuard()}>Keep on test</Button>
          <Button
            look="danger"
            busy={model.acting.busy}
            onClick={() => void model.clear(guard.test, true)}
          >
            Take off test
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          {counted(guard.zones.length, 'zone has', 'zones have')} not restored. The next signal of{' '}
          {guard.zones.length === 1 ? 'it' : 'each'} is acted on.
        </Text>
        <Rows>
          {guard.zones.map((zone) => (
            <RowItem key={zoneId(zone)}>
              <Strong>{zone.zone}</Strong>
              <Grow>{zone.description ?? 'Zone without a description'}</Grow>
              {zone.lastAt !== null && (
                <Text as="span" tone="muted">
                  open for {formatElapsed(between(zone.lastAt, model.nowText))}
                </Text>
              )}
            </RowItem>
          ))}
        </Rows>
      </Stack>
    </Dialog>
  );
});
