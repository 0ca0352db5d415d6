import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rightsText } from '#core/account-group/portal-rights.ts';
import { presetOf, PRESET_TEXT } from '#core/account-group/presets.rule.ts';
import type { PersonAccess } from '#core/provisioning/provisioning.schema.ts';
import { provisioningApi } from '#core/provisioning/provisioning.api.ts';
import { AccessFields } from '../forms/access-fields.tsx';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Facts } from '../kit/facts.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { AddGroup } from './add-group.tsx';
import { PersonAccessViewModel, type AccessEdit } from './person-access.view-model.ts';
import { createSection } from '../sections/section.ts';

/** Returns the name and description of the preset that the rights match. If no preset matches, lists the rights. */
const mayOf = ({ known, rights }: PersonAccess): string => {
  const answeringService = known.some((group) => group.answeringService);
  const preset = presetOf(rights, { answeringService });
  return preset === 'Custom' ? rightsText(rights) : `${preset}: ${PRESET_TEXT[preset]}`;
};

const Panel = observer(
  ({ model, edit }: { readonly model: PersonAccessViewModel; readonly edit: AccessEdit }) => {
    const { close, question } = useGuardedLeave(model.dirty, () => model.close());
    const { submission } = model;
    return (
      <>
        {question}
        <SlideOver
          id="person-access"
          title={`Groups and rights for ${edit.person.name}`}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="person-access-form"
                busy={submission.busy}
                disabled={!model.dirty && !submission.busy}
              >
                Save
              </Button>
            </>
          }
        >
          <Form id="person-access-form" onSend={() => model.save()}>
            <Refusal of={submission} />
            <AccessFields choice={edit.choice}>
              <AddGroup adder={edit.adder} />
            </AccessFields>
          </Form>
        </SlideOver>
      </>
    );
  },
);

/** Shows the groups and rights of a dealer user, with a button that edits them (domain guide 6.10). */
export const PersonAccessPart = observer(() => {
  const model = useModel('personAccess');
  const [query] = useSearchParams();
  const accountId = query.get('user') ?? '';
  useEffect(() => model.open(accountId), [model, accountId]);
  if (model.source === null) return null;
  return (
    <Card title="Groups and rights">
      <LoadedView from={model.source} waiting="Loading groups and rights">
        {(person) => (
          <Stack gap={3}>
            <Facts
              facts={[
                {
                  name: 'Groups',
                  value: person.known
                    .map((group) => `${group.siteGroupNum} ${group.siteGroupName}`)
                    .join(', '),
                  absent: 'None',
                },
                { name: 'Rights', value: mayOf(person) },
              ]}
            />
            <Row>
              <Button size="sm" onClick={() => model.begin(person)}>
                Change groups and rights
              </Button>
            </Row>
          </Stack>
        )}
      </LoadedView>
      {model.edit !== null && <Panel model={model} edit={model.edit} />}
    </Card>
  );
});

/** The card with a dealer user's groups and rights, on the person's page in Support. */
export const section = createSection(PersonAccessPart, {
  personAccess: ({ toasts, gatewayOf }) =>
    new PersonAccessViewModel({ gateway: gatewayOf(provisioningApi), toasts }),
});
