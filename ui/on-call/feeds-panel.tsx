import ClipboardIcon from '@heroicons/react/20/solid/ClipboardIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { DockedPanel, PanelFields, PanelLine, PanelLineName } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { useCopy } from '../kit/use-copy.ts';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { FeedsViewModel } from './feeds.view-model.ts';
import { nameIn } from './on-call-text.ts';

interface Props {
  readonly feeds: FeedsViewModel;
  readonly overview: OnCallOverview;
  readonly mayChange: boolean;
}

const Made = observer(({ feeds }: Pick<Props, 'feeds'>) => {
  const { copied, copy } = useCopy();
  const address = feeds.made;
  if (address === null) return null;
  return (
    <Stack gap={2} role="status">
      <Field
        id="feed-address"
        label="Address for your calendar"
        help="Copy it now. It is shown only once. Anyone who has it can read the schedule, so keep it private."
        value={address}
        readOnly
        onChange={() => undefined}
      />
      <Row>
        <Button size="sm" icon={<ClipboardIcon />} onClick={() => void copy(address)}>
          {copied === 'done' ? 'Copied' : 'Copy address'}
        </Button>
      </Row>
    </Stack>
  );
});

const Make = observer(({ feeds, overview }: Props) => {
  const people = overview.mayEdit
    ? overview.people
    : overview.people.filter(({ id }) => id === overview.meId);
  return (
    <>
      <SelectField
        id="feed-whose"
        label="Whose shifts"
        placeholder="Everyone’s"
        options={people.map(({ id, name }) => ({ value: id, text: name }))}
        value={feeds.whose}
        onChange={(whose) => feeds.choose(whose)}
      />
      <div>
        <Button icon={<PlusIcon />} busy={feeds.submission.busy} onClick={() => void feeds.make()}>
          Create an address
        </Button>
      </div>
    </>
  );
});

const Known = observer(({ feeds, overview, mayChange }: Props) => (
  <LoadedView from={feeds.source} waiting="Loading the addresses">
    {({ feeds: known }) =>
      known.length === 0 ? (
        <PanelFields>
          <Text size="small" tone="muted">
            No calendar subscribes to this schedule yet.
          </Text>
        </PanelFields>
      ) : (
        <Rows>
          {known.map((feed) => {
            const isOwn = feed.personId !== null && feed.personId === overview.meId;
            const whose = feed.personId === null ? 'Everyone' : nameIn(overview, feed.personId);
            return (
              <PartRow
                key={feed.id}
                end={
                  mayChange &&
                  (overview.mayEdit || isOwn) && (
                    <Button
                      size="sm"
                      look="dangerOutline"
                      onClick={() => feeds.revoke(feed.id, whose)}
                    >
                      Revoke
                    </Button>
                  )
                }
              >
                <Strong>{whose}</Strong>
                <PartRowNote>{`${feed.madeBy}, ${formatStamp(feed.madeAt, overview.timeZone)}`}</PartRowNote>
              </PartRow>
            );
          })}
        </Rows>
      )
    }
  </LoadedView>
));

/** The secret URLs where calendar programs read the schedule. Each URL can be revoked on its own. */
export const FeedsPanel = observer(
  ({ onClose, ...props }: Props & { readonly onClose: () => void }) => {
    // A secret calendar URL works without a session, so nobody may create one during an impersonation.
    const { mayChangeOwn } = useRegistry().create('session').limits;
    return (
      <DockedPanel
        title="Subscribe"
        onClose={onClose}
        foot={
          <>
            <Grow />
            <Button onClick={onClose}>Close</Button>
          </>
        }
      >
        <PanelFields>
          <Refusal of={props.feeds.submission} />
          <Text>A calendar that subscribes shows the full schedule and follows its changes.</Text>
          {props.mayChange &&
            (mayChangeOwn ? (
              <Make {...props} />
            ) : (
              <Text size="small" tone="muted">
                An address would keep working after a view-as session, so you can’t create one now.
              </Text>
            ))}
          <Made feeds={props.feeds} />
        </PanelFields>
        <PanelLine>
          <PanelLineName>Addresses in use</PanelLineName>
        </PanelLine>
        <Known {...props} />
        <DeletionQuestion of={props.feeds.deletion} />
      </DockedPanel>
    );
  },
);
