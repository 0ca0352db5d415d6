import { observer } from 'mobx-react-lite';
import { SlideOver } from '../kit/dialog.tsx';
import { DockedPanel, PanelFields } from '../kit/docked-panel.tsx';
import { MEDIA } from '../kit/media.ts';
import { Grow } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { MessageButtons } from './message-answer.tsx';
import { MessageBody } from './message-panel.tsx';
import type { MessagesViewModel } from './messages.view-model.ts';

/** The opened message beside the list, or over it where there is no room; the list goes on working (ui README "Patterns of screens"). */
export const OpenedMessage = observer(
  ({ model, onClose }: { readonly model: MessagesViewModel; readonly onClose: () => void }) => {
    const docked = useMedia(MEDIA.docked);
    const { acts, missing, opened } = model;
    if (opened === null && missing === null) return null;
    const title =
      opened === null ? 'Message' : `${opened.num} ${opened.siteName ?? opened.callerName}`;
    const body =
      opened === null ? (
        <PanelFields>
          <Text role="status">{missing}</Text>
        </PanelFields>
      ) : (
        <MessageBody acts={acts} message={opened} />
      );
    const buttons =
      opened === null || !acts.mayChange || acts.asking !== null ? null : (
        <MessageButtons acts={acts} message={opened} />
      );
    const words = acts.mayChange
      ? 'Seen by your group only'
      : 'You read messages; whoever may change the answering service takes care of them.';
    const note = (
      <Text as="span" size="small" tone="muted">
        {words}
      </Text>
    );
    if (!docked)
      return (
        <SlideOver
          id="message"
          title={title}
          onClose={onClose}
          {...((buttons !== null || !acts.mayChange) && { foot: buttons ?? note })}
        >
          {body}
        </SlideOver>
      );
    return (
      <DockedPanel
        key={opened?.id ?? 'missing'}
        title={title}
        onClose={onClose}
        foot={
          <>
            <Grow>{note}</Grow>
            {buttons}
          </>
        }
      >
        {body}
      </DockedPanel>
    );
  },
);
