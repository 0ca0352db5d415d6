import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useToasts } from '../notices.tsx';
import type { MeetingBodyProps } from './meeting-body.tsx';
import { useKept } from './use-kept.ts';

/** The code of the choices is loaded when two people first meet. */
const Body = lazyComponent<MeetingBodyProps>(
  async () => (await import('./meeting-body.tsx')).MeetingBody,
);

/** Above a form that another person's save met (domain guide 5.3): what the person chooses from, and what was kept. */
export const MeetingNotice = observer((props: MeetingBodyProps) => {
  const { meeting } = props;
  useKept(meeting, useToasts());
  return meeting.met !== null && meeting.waits ? <Body {...props} /> : null;
});
