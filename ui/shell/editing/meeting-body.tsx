import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { formatAgo, formatStamp, readerZone } from '../../kit/format-time.ts';
import { Notice } from '../../kit/notice.tsx';
import { Stack } from '../../kit/stack.ts';
import { type AnyMeeting, whoSaved } from './meeting.ts';
import { VersionChoice } from './version-choice.look.tsx';

const stamp = (at: string): string => formatStamp(at, readerZone());

export interface MeetingBodyProps {
  readonly meeting: AnyMeeting;
  /** True if the form differs from what is stored. */
  readonly dirty: boolean;
  /** Formats a time that is not recent. */
  readonly when?: (at: string) => string;
}

/** The fields that both people changed side by side, to choose from, and what came from the other person alone. */
export const MeetingBody = observer(({ meeting, dirty, when = stamp }: MeetingBodyProps) => {
  const id = useId();
  const { met } = meeting;
  const notice = useRef<HTMLDivElement>(null);
  // The form may be scrolled, and the notice comes above it and after the press.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [met]);
  if (met === null || !meeting.waits) return null;
  const { by, clashes, taken } = met;
  const who = whoSaved(by);
  const ago = by.at === null ? '' : `, ${formatAgo(by.at, new Date().toISOString(), when)}`;
  const one = clashes.length === 1;
  const also = taken.length === 0 ? '' : `${who} also changed: ${taken.join(', ')}. That is kept.`;
  const left = dirty
    ? 'What you entered is still here but not saved. Check it, then save.'
    : `Nothing is left to save: it is as ${who} saved it.`;
  return (
    <div ref={notice}>
      <Notice
        tone="trouble"
        title={
          clashes.length === 0
            ? `${who} saved a change${ago}`
            : `You and ${who} changed the same field${one ? '' : 's'}`
        }
      >
        <Stack gap={3}>
          <p role="alert">
            {clashes.length === 0 || (meeting.open.length === 0 && !dirty)
              ? `${taken.length === 0 ? '' : `Changed: ${taken.join(', ')}. That is in the form now. `}${left}`
              : `Choose one version${one ? '' : ' of each'}, then save. ${also}`}
          </p>
          {clashes.map((clash) => (
            <VersionChoice
              key={clash.field}
              id={`${id}-${clash.field}`}
              label={clash.label}
              versions={[
                { side: 'mine', who: 'You', words: clash.words.mine },
                { side: 'theirs', who: `${who}${ago}`, words: clash.words.theirs },
              ]}
              chosen={meeting.sideOf(clash)}
              error={
                meeting.asks && meeting.open.includes(clash)
                  ? `Choose a version of ${clash.label}`
                  : null
              }
              onChoose={(side) => meeting.pick(clash, side)}
            />
          ))}
        </Stack>
      </Notice>
    </div>
  );
});
