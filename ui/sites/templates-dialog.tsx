import DocumentDuplicateIcon from '@heroicons/react/24/outline/DocumentDuplicateIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { SiteTemplateSummary } from '#core/sites/site-template.schema.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Part, RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import type { TemplatesViewModel } from './templates.view-model.ts';

const TemplateRow = observer(
  ({
    of,
    templates,
  }: {
    readonly of: SiteTemplateSummary;
    readonly templates: TemplatesViewModel;
  }) => {
    const { createdBy, id, name, schedules, siteType, zones } = of;
    if (templates.renamed?.id === id)
      return (
        <RowItem block inset="md">
          <Form id="rename-template" onSend={() => templates.rename()}>
            <Field
              id="template-rename"
              data-first=""
              label={`New name of ${name}`}
              value={templates.newName}
              error={templates.problemOf(templates.newName)}
              onChange={(text) => templates.typeNewName(text)}
            />
            <Row gap={2}>
              <Button size="sm" type="submit" busy={templates.changing.busy}>
                Rename
              </Button>
              <Button size="sm" onClick={() => templates.askRename(null)}>
                Cancel
              </Button>
            </Row>
          </Form>
        </RowItem>
      );
    return (
      <RowItem inset="md">
        <Grow>
          <Text as="span" strong>
            {name}
          </Text>
          <Text size="caption" tone="muted">
            {`${siteType}, ${counted(zones, 'zone')}, ${counted(schedules, 'schedule')} · ${createdBy}`}
          </Text>
        </Grow>
        <LinkButton size="sm" aria-label={`Rename ${name}`} onClick={() => templates.askRename(of)}>
          Rename
        </LinkButton>
        <LinkButton size="sm" aria-label={`Delete ${name}`} onClick={() => templates.remove(of)}>
          Delete
        </LinkButton>
      </RowItem>
    );
  },
);

/** Saves the site as a template, and lists the dealer's templates (domain guide 6.11 "Copy as template"). */
export const TemplatesDialog = observer(
  ({ model, base }: { readonly model: SiteFileViewModel; readonly base: SiteFile }) => {
    const templates = useModel('siteTemplates');
    useEffect(() => templates.open(base.account), [templates, base]);
    return (
      <Dialog
        id="templates"
        size="md"
        title="Templates"
        onClose={() => model.close()}
        foot={<Button onClick={() => model.close()}>Close</Button>}
      >
        <Stack gap={4}>
          {model.may.storeTemplate && (
            <Part
              id="keep-template-part"
              title="Copy this site as a template"
              text="Includes site type, plan, devices, areas, zones and yearly hours, but no people, addresses or codes."
            >
              <Form id="keep-template" onSend={() => templates.keep()}>
                <Refusal of={templates.keeping} />
                <Field
                  id="template-name"
                  data-first=""
                  label="Name of the template"
                  value={templates.name}
                  error={templates.pressed ? templates.problemOf(templates.name) : null}
                  onChange={(text) => templates.typeName(text)}
                />
                <Row>
                  <Button look="primary" type="submit" busy={templates.keeping.busy}>
                    Copy as template
                  </Button>
                </Row>
              </Form>
            </Part>
          )}
          <Part id="kept-templates" title="Saved templates" text="Start a new account from one.">
            <Refusal of={templates.changing} />
            <LoadedView from={templates.list} waiting="Loading the templates">
              {(list) =>
                list.length === 0 ? (
                  <EmptyState
                    icon={DocumentDuplicateIcon}
                    title="No templates yet"
                    text="Copy a site that is set up well."
                  />
                ) : (
                  <Rows framed>
                    {list.map((one) => (
                      <TemplateRow key={one.id} of={one} templates={templates} />
                    ))}
                  </Rows>
                )
              }
            </LoadedView>
          </Part>
        </Stack>
        <DeletionQuestion of={templates.deletion} />
      </Dialog>
    );
  },
);
