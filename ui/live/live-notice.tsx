import SignalIcon from '@heroicons/react/16/solid/SignalIcon';
import { observer } from 'mobx-react-lite';
import { Badge } from '../kit/badge.tsx';
import { Notice } from '../kit/notice.tsx';
import { useModel } from '../shell/use-model.ts';

/** Shows that the data is live. Renders nothing while it is not. */
export const LiveMark = observer(() =>
  useModel('live').state === 'live' ? (
    <Badge tone="ok" strength="plain" icon={SignalIcon}>
      Live
    </Badge>
  ) : null,
);

/** Shows that the data may be some seconds old, while that is the case (specification: a stream that is down says so). */
export const LiveNotice = observer(() =>
  useModel('live').state === 'asking' ? (
    <Notice tone="trouble" role="status" title="Connection lost.">
      <p>Asking every 15 seconds.</p>
    </Notice>
  ) : null,
);
