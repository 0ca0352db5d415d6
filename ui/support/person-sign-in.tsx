import LockOpenIcon from '@heroicons/react/20/solid/LockOpenIcon';
import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { Grow, Stack } from '../kit/stack.ts';
import type { HelpUserViewModel } from './help-user.view-model.ts';
import { NextSignIn } from './next-sign-in.tsx';

/** What the person would meet now: a wait with its end and its remedy first, then the steps in their order. */
export const SignInCard = observer(({ help }: { readonly help: HelpUserViewModel }) => {
  const { user, busy } = help;
  return (
    <Card title="At the next sign-in">
      <Stack gap={4}>
        {user.waitsUntil !== null && (
          <Notice tone="trouble" aria-label="Locked">
            <Grow>
              <b>Locked after failed tries</b>
              <p>Opens by itself {formatStamp(user.waitsUntil, readerZone())}.</p>
            </Grow>
            <Button
              size="sm"
              icon={<LockOpenIcon />}
              busy={busy === 'clearWait'}
              onClick={() => void help.want('clearWait')}
            >
              Clear lock
            </Button>
          </Notice>
        )}
        <NextSignIn model={help.nextSignIn} user={user} />
      </Stack>
    </Card>
  );
});
