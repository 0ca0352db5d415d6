import * as micro from '@heroicons/react/16/solid';
import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { causeText, whenText, whoText } from '#core/auto-notify/cause-text.rule.ts';
import type { NotifyOverview, NotifyRule } from '#core/auto-notify/notify-rule.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { autoNotifyApi } from '#core/auto-notify/auto-notify.api.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Switch } from '../kit/checkbox.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { AutoNotifyViewModel, NEW_RULE } from './auto-notify.view-model.ts';
import { RuleForm } from './rule-form.tsx';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

/** Shows the outcome of a rule's notices in the last seven days. */
const Outcome = ({ rule }: { readonly rule: NotifyRule }) => (
  <Row gap={2} wrap={1}>
    {rule.sent === 0 ? (
      <Text as="span" size="small" tone="muted">
        No notices sent in 7 days
      </Text>
    ) : (
      <Badge tone="ok" strength="plain" icon={micro.CheckIcon}>
        {`${counted(rule.sent, 'notice')} sent in 7 days`}
      </Badge>
    )}
    {rule.held > 0 && (
      <Badge tone="test" strength="plain" icon={micro.MoonIcon}>
        {`${rule.held} held until due`}
      </Badge>
    )}
    {rule.retried > 0 && (
      <Badge tone="trouble" icon={micro.ArrowPathIcon}>
        {`${rule.retried} not delivered yet, trying again`}
      </Badge>
    )}
    {rule.failed > 0 && (
      <Badge tone="alarm" icon={micro.ExclamationTriangleIcon}>
        {`${rule.failed} failed`}
      </Badge>
    )}
  </Row>
);

const RuleRow = observer(
  ({
    rule,
    model,
    onEdit,
  }: {
    readonly rule: NotifyRule;
    readonly model: AutoNotifyViewModel;
    readonly onEdit: () => void;
  }) => (
    <RowItem inset="lg" block>
      <Row gap={4} wrap={3} justify="between">
        <div>
          <Strong block>{`${causeText(rule)} → ${whoText(rule)}`}</Strong>
          <Text size="small" tone="muted">
            {whenText(rule)}
          </Text>
          <Outcome rule={rule} />
        </div>
        {model.mayChange ? (
          <Row gap={3} wrap={1}>
            <Switch
              id={`rule-${rule.id}`}
              checked={rule.enabled}
              onChange={() => void model.turn(rule)}
            >
              {rule.enabled ? 'On' : 'Off'}
              <HiddenText>{`: ${causeText(rule)}`}</HiddenText>
            </Switch>
            <Button size="sm" aria-label={`Edit: ${causeText(rule)}`} onClick={onEdit}>
              Edit
            </Button>
            <Button
              size="sm"
              aria-label={`Remove: ${causeText(rule)}`}
              onClick={() => model.remove(rule)}
            >
              Remove
            </Button>
          </Row>
        ) : (
          <Text as="span" tone="muted">
            {rule.enabled ? 'On' : 'Off'}
          </Text>
        )}
      </Row>
    </RowItem>
  ),
);

const Rules = observer(
  ({
    overview,
    model,
  }: {
    readonly overview: NotifyOverview;
    readonly model: AutoNotifyViewModel;
  }) => {
    const [query, setQuery] = useSearchParams();
    const id = query.get('rule');
    const address = (rule: string | null): void => setQuery(rule === null ? {} : { rule });
    useEffect(() => model.open(id, overview), [model, id, overview]);
    // Leaves the rule's URL only after the form has closed, so that no question about unsaved changes appears.
    const { saved } = model;
    useEffect(() => {
      if (!saved) return;
      model.left();
      setQuery({});
    }, [model, saved, setQuery]);
    return (
      <>
        <Card title="Rules" count={overview.rules.length} inset={false}>
          {overview.rules.length === 0 ? (
            <EmptyState
              icon={BellAlertIcon}
              title="No rules"
              text="Messages wait in the inbox and nobody is notified automatically. A good first rule reports AC loss and communication trouble between 07:00 and 22:00 only."
              action={
                model.mayChange && (
                  <Button size="sm" onClick={() => address(NEW_RULE)}>
                    Start with that rule
                  </Button>
                )
              }
            />
          ) : (
            <Rows>
              {overview.rules.map((rule) => (
                <RuleRow key={rule.id} rule={rule} model={model} onEdit={() => address(rule.id)} />
              ))}
            </Rows>
          )}
        </Card>
        <DeletionQuestion of={model.deletion} />
        {model.editor !== null && (
          <RuleForm editor={model.editor} overview={overview} onClose={() => address(null)} />
        )}
      </>
    );
  },
);

/** The page of the automatic notice rules (domain guide 6.8 c). */
export const AutoNotifyPage = observer(() => {
  const model = useModel('autoNotify');
  const [, setQuery] = useSearchParams();
  return (
    <>
      <PageTitle
        title="Auto notify"
        {...(model.mayChange && {
          actions: (
            <Button look="primary" icon={<PlusIcon />} onClick={() => setQuery({ rule: NEW_RULE })}>
              Add rule
            </Button>
          ),
        })}
      />
      <LoadedView from={model.overview} waiting="Loading the rules">
        {(overview) => <Rules overview={overview} model={model} />}
      </LoadedView>
    </>
  );
});

export const section = createSection(AutoNotifyPage, {
  autoNotify: ({ context, toasts, gatewayOf, ids }) =>
    new AutoNotifyViewModel({
      gateway: gatewayOf(autoNotifyApi),
      mayChange: siteRights({ context }).mayChange('ansServiceEdit'),
      newId: () => ids.next(),
      toasts,
    }),
});
