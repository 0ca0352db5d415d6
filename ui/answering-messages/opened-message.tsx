import { observer } from 'mobx-react-lite';
import { PanelFields } from '../kit/docked-panel.tsx';
import { OpenedPanel } from '../kit/opened-panel.tsx';
import { Text } from '../kit/text.ts';
import { ListTurner } from '../lists/record-turner.tsx';
import { MessageButtons } from './message-answer.tsx';
import { MessageBody } from './message-panel.tsx';
import type { MessagesViewModel } from './messages.view-model.ts';

/** The opened message beside the list, or over the list if there is no room (ui README "Patterns of screens"). */
export const OpenedMessage = observer(
  ({
    model,
    onClose,
    onOpen,
  }: {
    readonly model: MessagesViewModel;
    readonly onClose: () => void;
    readonly onOpen: (id: string) => void;
  }) => {
    const { acts, missing, opened } = model;
    if (opened === null && missing === null) return null;
    const buttons =
      opened === null || acts.asking !== null ? null : (
        <MessageButtons acts={acts} message={opened} />
      );
    return (
      <OpenedPanel
        what="message"
        title={
          opened === null ? 'Message' : `${opened.num} ${opened.siteName ?? opened.callerName}`
        }
        onClose={onClose}
        tools={
          opened !== null && (
            <ListTurner list={model.list} id={opened.id} what="message" onOpen={onOpen} />
          )
        }
        {...(acts.mayChange && { actions: buttons })}
        note={
          <Text as="span" size="small" tone="muted">
            {acts.mayChange
              ? 'Seen by your group only'
              : 'You can read messages. Users who can change the answering service handle them.'}
          </Text>
        }
      >
        {opened === null ? (
          <PanelFields>
            <Text role="status">{missing}</Text>
          </PanelFields>
        ) : (
          <MessageBody acts={acts} message={opened} />
        )}
      </OpenedPanel>
    );
  },
);
