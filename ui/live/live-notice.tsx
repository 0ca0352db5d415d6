import SignalIcon from '@heroicons/react/16/solid/SignalIcon';
import { observer } from 'mobx-react-lite';
import { Badge } from '../kit/badge.tsx';
import { Notice } from '../kit/notice.tsx';
import { useModel } from '../shell/use-model.ts';

/** Shows that the data are live; otherwise renders nothing. */
export const LiveMark = observer(() =>
  useModel('live').state === 'live' ? (
    <Badge tone="ok" strength="plain" icon={SignalIcon}>
      Live
    </Badge>
  ) : null,
);

/** Shows that the data may be some seconds old, while the live stream is down (specification: a stream that is down says so). */
export const LiveNotice = observer(() =>
  useModel('live').state === 'asking' ? (
    <Notice tone="trouble" role="status" title="Connection lost.">
      <p>Checking every 15 seconds.</p>
    </Notice>
  ) : null,
);
