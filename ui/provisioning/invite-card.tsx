import PaperAirplaneIcon from '@heroicons/react/20/solid/PaperAirplaneIcon';
import UserPlusIcon from '@heroicons/react/24/outline/UserPlusIcon';
import { observer } from 'mobx-react-lite';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { Provisioning, WaitingPerson } from '#core/provisioning/provisioning.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Notice } from '../kit/notice.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { useRegistry } from '../shell/registry.ts';
import type { ProvisioningViewModel } from './provisioning.view-model.ts';
import { factsOf, InviteBadge } from './waiting-person.tsx';

interface OfPage {
  readonly model: ProvisioningViewModel;
}

const PersonRow = observer(
  ({ model, person, now }: OfPage & { readonly person: WaitingPerson; readonly now: string }) => (
    <RowItem inset="md">
      <Grow>
        <Checkbox
          id={`invite-${person.id}`}
          checked={model.chosen.has(person.id)}
          disabled={!model.invitable.includes(person.id)}
          onChange={(given) => model.choose(person.id, given)}
        >
          <Strong block>{person.name}</Strong>
          <Text as="span" size="small" tone="muted" wrap="anywhere">
            {factsOf(person)}
          </Text>
        </Checkbox>
      </Grow>
      <InviteBadge person={person} now={now} />
    </RowItem>
  ),
);

const Waiting = observer(({ model, facts }: OfPage & { readonly facts: Provisioning }) => {
  const now = new Date().toISOString();
  const { waiting, waitingTotal } = facts;
  const rest = waitingTotal - waiting.length;
  return (
    <>
      <Rows>
        {model.invitable.length > 1 && (
          <RowItem inset="md">
            <Checkbox
              id="invite-all"
              checked={model.allChosen}
              onChange={(given) => model.chooseAll(given)}
            >
              {`Choose all ${model.invitable.length}`}
            </Checkbox>
          </RowItem>
        )}
        {waiting.map((person) => (
          <PersonRow key={person.id} model={model} person={person} now={now} />
        ))}
      </Rows>
      {rest > 0 && (
        <CardFoot>{`${counted(rest, 'more waits', 'more wait')}. They can be invited after these.`}</CardFoot>
      )}
    </>
  );
});

/** What the invite button will do, and the people skipped by the last batch. */
const Foot = observer(({ model }: OfPage) => {
  const { chosen, inviting, leftOut, sent } = model;
  const whom = counted(chosen.size, 'person', 'people');
  return (
    <Stack gap={3} pad={4}>
      <Refusal of={inviting} />
      {leftOut.length > 0 && (
        <Notice
          tone="trouble"
          role="status"
          title={`${counted(leftOut.length, 'person was', 'people were')} not invited`}
        >
          <p>{leftOut.join('\n')}</p>
        </Notice>
      )}
      <Row gap={3} wrap={2} justify="between">
        <Text size="small" tone="muted">
          {inviting.busy
            ? `${counted(sent, 'link', 'links')} sent so far`
            : 'Each gets a link that works once, for 72 hours. Nobody is emailed before that.'}
        </Text>
        <Button
          look="primary"
          icon={<PaperAirplaneIcon />}
          busy={inviting.busy}
          disabled={chosen.size === 0 && !inviting.busy}
          onClick={() => void model.invite()}
        >
          {chosen.size === 0 ? 'Invite' : `Invite ${whom}`}
        </Button>
      </Row>
    </Stack>
  );
});

const ByName = observer(({ model }: OfPage) => {
  const { view } = useRegistry().create('session');
  const invitesStaff = view !== null && grantedPermissions(view.user).has('staffAdmin');
  return (
    <Row gap={2} wrap={2}>
      <Button
        size="sm"
        aria-label="Invite a dealer user"
        onClick={() => model.openPerson('dealer')}
      >
        Dealer user
      </Button>
      {invitesStaff && (
        <Button
          size="sm"
          aria-label="Invite a staff member"
          onClick={() => model.openPerson('staff')}
        >
          Staff member
        </Button>
      )}
      <Button size="sm" aria-label="Invite a customer" onClick={() => model.openPerson('customer')}>
        Customer
      </Button>
    </Row>
  );
});

/** The imported people waiting for an invitation, and the form that invites a person by name (design "site groups & people"). */
export const InviteCard = observer(
  ({ model, facts }: OfPage & { readonly facts: Provisioning }) => (
    <Card
      title="Invite"
      {...(facts.waitingTotal > 0 && { count: facts.waitingTotal })}
      actions={<ByName model={model} />}
      inset={false}
    >
      {facts.waiting.length === 0 ? (
        <EmptyState
          icon={UserPlusIcon}
          title="Nobody to invite"
          text={
            facts.groups === 0
              ? 'People belong to groups. Create a group first, then invite its first administrator: each gets a link that works once, for 72 hours.'
              : 'People without a password are listed here. Invite someone by name: each gets a link that works once, for 72 hours.'
          }
        />
      ) : (
        <>
          <Waiting model={model} facts={facts} />
          <Foot model={model} />
        </>
      )}
    </Card>
  ),
);
